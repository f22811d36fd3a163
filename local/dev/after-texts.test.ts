import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import webpack from 'webpack';
import type { Compiler, Stats } from 'webpack';
import { afterTexts } from './after-texts.ts';

/** A build that watches a text and a module. */
function watchingBuild(folder: string, text: string) {
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './index.js',
    output: { path: path.join(folder, 'dist') },
    infrastructureLogging: { level: 'none' },
  })!;
  compiler.hooks.thisCompilation.tap('text', (compilation) => {
    compilation.fileDependencies.add(text);
  });
  return compiler;
}

const nextBuild = (compiler: Compiler) =>
  new Promise<Stats>((resolve) => {
    let isFirst = true;
    compiler.hooks.done.tap('next', (stats) => {
      if (isFirst) resolve(stats);
      isFirst = false;
    });
  });

test('open tabs hear of texts once both builds have them, and not of code', async () => {
  const folder = temporaryFolder('texts');
  const text = path.join(folder, 'messages/page/fr.json');
  mkdirSync(path.dirname(text), { recursive: true });
  writeFileSync(text, '{}');
  writeFileSync(path.join(folder, 'index.js'), 'export default 1;');
  const compilers = [watchingBuild(folder, text), watchingBuild(folder, text)];
  const calls: string[] = [];
  let what = '';
  afterTexts(compilers, () => calls.push(what));
  const built = compilers.map(nextBuild);
  const watching = compilers.map((compiler) => compiler.watch({ aggregateTimeout: 5 }, () => {})!);
  await Promise.all(built);

  const change = async (name: string, file: string, content: string) => {
    what = name;
    const rebuilt = compilers.map(nextBuild);
    writeFileSync(file, content);
    await Promise.all(rebuilt);
  };
  await change('code', path.join(folder, 'index.js'), 'export default 2;');
  expect(calls).toEqual([]);
  await change('text', text, '{"title":"Bonjour"}');
  expect(calls).toEqual(['text']);
  await change('text again', text, '{"title":"Bonsoir"}');
  expect(calls).toEqual(['text', 'text again']);
  await Promise.all(watching.map((one) => new Promise<void>((resolve) => one.close(() => resolve()))));
});
