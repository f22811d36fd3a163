import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Linter } from 'eslint';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import typescript from 'typescript-eslint';
import { boundaries } from './plugin.ts';

const FOLDERS = [
  'composer',
  'shared-kit',
  'shell',
  'mf-search',
  'mf-new',
  'gateway',
  'agency-api',
  'local',
  'e2e',
];

/** Folders with only the files that determine their kind. */
export function madeUpWorkspace() {
  const root = temporaryFolder('boundaries');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const folder of FOLDERS) write(`${folder}/package.json`, '{}');
  for (const remote of ['mf-search', 'mf-new']) write(`${remote}/remote.config.ts`, '');
  write('composer/shell/shared/react-router.ts', "export {\n  Link,\n  redirect,\n} from 'react-router';\n");

  const linter = new Linter({ cwd: root });
  const config: Linter.Config = {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { parser: typescript.parser as Linter.Parser },
    plugins: { boundaries: boundaries(root) },
    rules: { 'boundaries/imports': 'error', 'boundaries/shared-names': 'error' },
  };

  /** The lint messages for a file with this code: '' if there are none. */
  return (file: string, code: string): string =>
    linter
      .verify(code, [config], { filename: path.join(root, file) })
      .map(({ message }) => message)
      .join('\n');
}
