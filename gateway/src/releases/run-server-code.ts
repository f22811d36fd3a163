import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { integrityOf } from './integrity.ts';

const nodeRequire = createRequire(import.meta.url);

/** Modules of Node that a release may use: enough to render, nothing that reaches files, processes or the network. */
const ALLOWED = new Set([
  'util',
  'stream',
  'crypto',
  'async_hooks',
  'buffer',
  'events',
  'url',
  'string_decoder',
]);

/**
 * Runs the server code of a release, one CommonJS file, in this context. It goes through no module cache: when nothing
 * refers to its exports any more, all of it is freed.
 * @param integrity sha384 that the release declares for the file; code that does not match is refused.
 * @param shared modules that the shell provides.
 */
export function runServerCode(
  folder: string,
  integrity: string | undefined,
  shared: Record<string, unknown>,
): unknown {
  const file = path.join(folder, 'server/server.cjs');
  const code = readFileSync(file);
  if (integrity !== undefined) verify(file, code, integrity);
  const requireShared = (id: string) => {
    if (Object.hasOwn(shared, id)) return shared[id];
    if (ALLOWED.has(id.replace(/^node:/, ''))) return nodeRequire(id);
    throw new Error(`${file}: the shell does not share "${id}"`);
  };
  const module = { exports: {} };
  const run = vm.compileFunction(
    code.toString(),
    ['exports', 'require', 'module', '__filename', '__dirname'],
    { filename: file },
  );
  run(module.exports, requireShared, module, file, path.dirname(file));
  return module.exports;
}

function verify(file: string, code: Buffer, integrity: string) {
  if (integrityOf(code) !== integrity)
    throw new Error(`${file} is not the file that was published: its hash differs`);
}
