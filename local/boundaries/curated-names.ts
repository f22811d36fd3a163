import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'composer/shell/shared';

/** Library → names of it that the shell shares, read from the files that share them (docs/decisions/0004). */
export function curatedNames(root: string): Map<string, Set<string>> {
  const files = readdirSync(path.join(root, FOLDER)).filter((name) => !name.includes('.test.'));
  return new Map(files.map((name) => sharedBy(path.join(root, FOLDER, name))));
}

function sharedBy(file: string): [string, Set<string>] {
  const [, names, library] = /export\s*\{([^}]*)\}\s*from\s*'([^']+)'/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!names || !library) throw new Error(`${file} has to be one \`export { … } from '…'\``);
  return [
    library,
    new Set(
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ];
}
