import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { ROOT } from '../root.ts';

const COPIED = ['package.json', 'tsconfig.base.json', 'eslint.config.mjs', '.prettierrc', 'local'];
const LINKED = ['node_modules', 'composer', 'create-facade-remote', 'shared-kit', 'shell', 'mf-property'];

/** For tests: this workspace as far as a remote needs it, in a folder of its own. */
export function workspaceCopy(): string {
  const root = temporaryFolder('new-remote');
  for (const part of COPIED) cpSync(path.join(ROOT, part), path.join(root, part), { recursive: true });
  for (const part of LINKED) symlinkSync(path.join(ROOT, part), path.join(root, part));
  return root;
}
