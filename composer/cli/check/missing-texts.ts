import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../contract/contract.ts';
import type { Finding } from './compare.ts';
import type { ReleaseSet, Sets } from './candidate-set.ts';

/** Texts that an app has in one language and not in another, and had with what is live. */
export function missingTexts({ live, candidate }: Pick<Sets, 'live' | 'candidate'>, app: string): Finding[] {
  const [before, now] = [live, candidate].map((set) => new Set(lacking(set, app))) as [
    Set<string>,
    Set<string>,
  ];
  return [...now].filter((text) => !before.has(text)).map((text) => ({ kind: 'texts', path: '', text }));
}

/** Ids of all texts of both sets. */
export const textIds = ({ live, candidate }: Pick<Sets, 'live' | 'candidate'>): Set<string> =>
  new Set(
    [live, candidate].flatMap((set) =>
      set.releases.flatMap((release) =>
        listMessageFiles(release).flatMap((files) =>
          Object.values(files).flatMap((file) => [...(idsIn(toFilePath(set, release, file)) ?? [])]),
        ),
      ),
    ),
  );

function lacking(set: ReleaseSet, app: string): string[] {
  const own = set.releases.filter(({ name }) => name === app);
  return own.flatMap((release) =>
    listMessageFiles(release).flatMap((files) => {
      const ids = Object.entries(files).map(
        ([language, file]) => [language, idsIn(toFilePath(set, release, file))] as const,
      );
      const all = new Set(ids.flatMap(([, known]) => [...(known ?? [])]));
      return ids.flatMap(([language, known]) =>
        known
          ? [...all].filter((id) => !known.has(id)).map((id) => `${app} has no text ${id} in ${language}`)
          : [`${app} has texts in ${language} that are no JSON`],
      );
    }),
  );
}

/** Files by language, of the release and of its exposes. */
const listMessageFiles = ({ messages, exposes }: Release): Record<string, string>[] => [
  messages as Record<string, string>,
  ...Object.values(exposes).flatMap((expose) =>
    expose.messages ? [expose.messages as Record<string, string>] : [],
  ),
];

const toFilePath = ({ folder }: ReleaseSet, { name, version }: Release, file: string) =>
  path.join(folder, name, version, 'web', file);

/** Ids of a script with translations, which hands JSON to its element; undefined where it does not. */
function idsIn(file: string): Set<string> | undefined {
  const code = readFileSync(file, 'utf8');
  try {
    return new Set(
      Object.keys(JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as object),
    );
  } catch {
    return undefined;
  }
}
