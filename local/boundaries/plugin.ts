import path from 'node:path';
import type { ESLint } from 'eslint';
import { importsRule } from './imports-rule.ts';
import { sharedNamesRule } from './shared-names-rule.ts';

/** @param root the top level of the workspace; tests have made-up ones */
export const boundaries = (root: string): ESLint.Plugin => ({
  rules: { imports: importsRule(root), 'shared-names': sharedNamesRule(root) },
});

export default boundaries(path.resolve(import.meta.dirname, '../..'));
