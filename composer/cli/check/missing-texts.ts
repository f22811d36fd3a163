import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../contract/contract.ts';
import type { Finding } from './compare.ts';
import type { ReleaseSet } from './candidate-set.ts';

/** Texts that an app of the set has in one language and not in another. */
export function missingTexts({ folder, releases }: ReleaseSet, app: string): Finding[] {
  const own = releases.filter(({ name }) => name === app);
  return own.flatMap((release) =>
    missingOf(release, path.join(folder, release.name, release.version, 'web')),
  );
}

function missingOf({ name, messages, exposes }: Release, folder: string): Finding[] {
  const sets = [
    messages,
    ...Object.values(exposes).flatMap((expose) => (expose.messages ? [expose.messages] : [])),
  ];
  const found = sets.flatMap((files) => {
    const ids = Object.entries(files as Record<string, string>).map(
      ([language, file]) => [language, idsIn(path.join(folder, file))] as const,
    );
    const all = new Set(ids.flatMap(([, own]) => [...own]));
    return ids.flatMap(([language, own]) =>
      [...all].filter((id) => !own.has(id)).map((id) => `${name} has no text ${id} in ${language}`),
    );
  });
  return [...new Set(found)].map((text) => ({ kind: 'texts', path: '', text }));
}

/** Ids of a script with translations, which hands JSON to its element. */
function idsIn(file: string): Set<string> {
  try {
    const code = readFileSync(file, 'utf8');
    return new Set(Object.keys(JSON.parse(code.slice(code.indexOf('{'))) as object));
  } catch {
    return new Set();
  }
}
