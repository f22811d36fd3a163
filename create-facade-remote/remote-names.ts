/** What was asked for cannot be written; the message says what would. */
export class NotWritten extends Error {
  override name = 'NotWritten';
}

/** Names in the files of a new remote that follow from its own. */
export interface RemoteNames {
  /** App, and the folder of a remote in the workspace: `mf-home-loans`. */
  name: string;
  /** Address and route: `home-loans`. */
  part: string;
  /** Start of the names of exposes: `HomeLoans`. */
  Part: string;
  /** Heading to begin with: `Home loans`. */
  title: string;
}

/** The names that the files of the template have. */
export const OF_TEMPLATE: RemoteNames = {
  name: 'mf-new-remote',
  part: 'new-remote',
  Part: 'NewRemote',
  title: 'New remote',
};

/** Throws `NotWritten` for a name that a release could not have, or that has no word after "mf-". */
export function remoteNames(name: string): RemoteNames {
  if (
    !/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name) ||
    ['mf', 'shell', 'registry'].includes(name) ||
    name.length > 60
  )
    throw new NotWritten(
      `"${name}" is no name for a remote: lower-case words with hyphens, such as mf-home-loans, 60 characters at most`,
    );
  const words = name.replace(/^mf-/, '').split('-');
  return {
    name,
    part: words.join('-'),
    Part: words.map(capitalized).join(''),
    title: capitalized(words.join(' ')),
  };
}

const capitalized = (word: string) => word[0]!.toUpperCase() + word.slice(1);
