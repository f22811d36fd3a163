import type { Compiler } from 'webpack';

/** A file with translations: `messages/…/fr.json`. */
const TEXTS = /[\\/]messages[\\/](.+[\\/])?[a-z]{2}\.json$/;

/** What is needed of webpack's compilers, which watch. */
type WatchingCompiler = Pick<Compiler, 'modifiedFiles'> & {
  hooks: Pick<Compiler['hooks'], 'watchRun' | 'done'>;
};

/** Calls back when translations have changed and every one of the builds has them. */
export function afterTexts(compilers: readonly WatchingCompiler[], call: () => void): void {
  const built = new Set<WatchingCompiler>();
  for (const compiler of compilers) {
    const isOfTexts = () => [...(compiler.modifiedFiles ?? [])].some((file) => TEXTS.test(file));
    compiler.hooks.watchRun.tap('texts', () => {
      if (isOfTexts()) built.delete(compiler);
    });
    compiler.hooks.done.tap('texts', (stats) => {
      if (!isOfTexts() || stats.hasErrors()) return;
      built.add(compiler);
      if (built.size < compilers.length) return;
      built.clear();
      call();
    });
  }
}
