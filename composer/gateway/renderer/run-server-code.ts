import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import type { Messages } from '../../contract/boot.ts';
import type { Language } from '../../contract/register.ts';
import type { OWN_MESSAGES, ServerMessages } from '../../contract/render.ts';
import { computeIntegrity } from '../integrity.ts';
import type { AppCode } from '../renderer-channel/messages.ts';

const require = createRequire(import.meta.url);

/** What react-dom/server needs of Node. Only the shell may have it; nothing here reaches files, processes or the network. */
const FOR_SHELL = ['util', 'stream', 'crypto', 'async_hooks'];

/** Webpack asks for this one function where a library of a release says `new URL(…, import.meta.url)`. */
const FOR_WEBPACK: Record<string, unknown> = { 'node:url': Object.freeze({ pathToFileURL }) };

/** Where a release names `Worker`, webpack would ask for Node's threads if there were no class of this name. */
class NoWorker {
  constructor() {
    throw new TypeError('There are no workers on the server');
  }
}

/**
 * Runs the server code of a release, one CommonJS file, in this context. It goes through no module cache: when nothing
 * refers to its exports any more, all of it is freed. Code that is not what the release declares is refused.
 * @param shared modules that the shell provides; a remote has no others
 */
export function runServerCode(
  { folder, integrity, kind }: Pick<AppCode, 'folder' | 'integrity' | 'kind'>,
  shared: Record<string, unknown>,
): unknown {
  const file = path.join(folder, 'server/server.cjs');
  const code = readFileSync(file);
  if (integrity !== undefined && computeIntegrity(code) !== integrity)
    throw new Error(`${file} is not the file that was published: its hash differs`);
  const requireShared = (id: string) => {
    if (Object.hasOwn(shared, id)) return shared[id];
    if (Object.hasOwn(FOR_WEBPACK, id)) return FOR_WEBPACK[id];
    // eslint-disable-next-line no-restricted-syntax -- only modules of Node that FOR_SHELL names
    if (kind === 'shell' && FOR_SHELL.includes(id.replace(/^node:/, ''))) return require(id);
    throw new Error(`${file}: the shell does not share "${id}"`);
  };
  const module = { exports: {} };
  // Without importModuleDynamically an import() in this code is refused by Node.
  const run = vm.compileFunction(
    code.toString(),
    ['exports', 'require', 'module', '__filename', '__dirname', 'Worker'],
    { filename: file },
  );
  run(module.exports, requireShared, module, file, path.dirname(file), NoWorker);
  return module.exports;
}

/** The same by its type: a renderer cannot read the file that it comes from. */
const OWN: typeof OWN_MESSAGES = '.';

/** Translations of an app in a language, or of an expose that has its own; undefined where the server code lacks them. */
export const bundledMessages = (
  messages: ServerMessages | undefined,
  language: Language,
  expose: string = OWN,
): Messages | undefined => (messages?.[expose] ?? messages?.[OWN])?.[language];
