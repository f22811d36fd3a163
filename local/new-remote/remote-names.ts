import { StartError } from '../start-error.ts';

/** Names in the files of a new remote that follow from its own. */
export interface RemoteNames {
  /** Folder and app: `mf-home-loans`. */
  name: string;
  /** Address and route: `home-loans`. */
  part: string;
  /** Start of the names of exposes: `HomeLoans`. */
  Part: string;
  /** Heading to begin with: `Home loans`. */
  title: string;
}

/** Throws `StartError` for a name that the workspace would not take for a remote. */
export function remoteNames(name: string): RemoteNames {
  if (!/^mf(-[a-z][a-z0-9]*)+$/.test(name))
    throw new StartError(
      `"${name}" is no name for a remote: mf- and lower-case words, such as mf-home-loans`,
    );
  const words = name.split('-').slice(1);
  return {
    name,
    part: words.join('-'),
    Part: words.map(capitalized).join(''),
    title: capitalized(words.join(' ')),
  };
}

const capitalized = (word: string) => word[0]!.toUpperCase() + word.slice(1);
