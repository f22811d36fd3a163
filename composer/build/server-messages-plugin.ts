import type { Compilation, Compiler } from 'webpack';
import type { Remote } from '../contract/contract.ts';
import { isRspack } from './builders.ts';
import { messageSetFiles, serverMessages } from './messages.ts';
import type { AppOptions } from './options.ts';

/** Stands in a bundle of Rspack, which knows constants only, for the translations as they are at each build. */
const PLACEHOLDER = JSON.stringify('@@messages@@');

/** `__MESSAGES__`: the translations of the app, for the server only. */
export class ServerMessagesPlugin {
  readonly #config: Remote;
  readonly #options: AppOptions;

  constructor(config: Remote, options: AppOptions) {
    this.#config = config;
    this.#options = options;
  }

  apply(compiler: Compiler) {
    const { DefinePlugin } = compiler.webpack;
    const fileDependencies = messageSetFiles(this.#options, this.#config);
    if (!isRspack(compiler)) {
      const value = () => serverMessages(this.#options, this.#config);
      new DefinePlugin({ __MESSAGES__: DefinePlugin.runtimeValue(value, { fileDependencies }) }).apply(
        compiler,
      );
      return;
    }
    new DefinePlugin({ __MESSAGES__: PLACEHOLDER }).apply(compiler);
    // Else a file whose sources are as before is kept as it was written, with the translations of then.
    Object.assign(compiler.options, { incremental: false });
    compiler.hooks.thisCompilation.tap('ServerMessages', (compilation) => {
      compilation.fileDependencies.addAll(fileDependencies);
      // Before the source map is made of the file.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'ServerMessages', stage }, () => this.#write(compilation));
    });
  }

  #write(compilation: Compilation) {
    const { sources, WebpackError } = compilation.compiler.webpack;
    try {
      const messages = serverMessages(this.#options, this.#config);
      for (const { name, source } of compilation.getAssets()) {
        const at = source.source().toString().indexOf(PLACEHOLDER);
        if (at < 0) continue;
        const filled = new sources.ReplaceSource(source);
        filled.replace(at, at + PLACEHOLDER.length - 1, messages);
        compilation.updateAsset(name, filled);
      }
    } catch (error) {
      compilation.errors.push(new WebpackError((error as Error).message));
    }
  }
}
