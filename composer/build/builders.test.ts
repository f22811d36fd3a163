import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { defineRemote } from '../contract/contract.ts';
import type { Release } from '../contract/contract.ts';
import { buildApp, buildRemote, fixtureRemote } from '../testing/fixture-app.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { BUILDERS, openBuilder } from './builders.ts';
import type { BuilderName } from './builders.ts';
import { webpackPreset } from './webpack-preset.ts';

const HINT = `import styles from './hint.module.css';
export default function Hint() {
  return <p className={styles.box} id={styles['with-dash']}>{import('./later.ts').then(({ later }) => later)}</p>;
}`;

const remoteBuiltBy = (builder: BuilderName) =>
  fixtureRemote({
    config: `{ name: 'mf-x', widgets: { Hint: { code: './src/hint.tsx' } } }`,
    builder,
    files: {
      'src/hint.tsx': HINT,
      'src/hint.module.css': '.box { color: red } .with-dash { color: blue }',
      'src/later.ts': `import styles from './later.module.css'; export const later = styles.box;`,
      'src/later.module.css': '.box { color: green }',
      'src/map/map.frame.ts': `document.title = 'map';`,
    },
  });

/** What the server's code of a remote renders its widget with: the props of its element. */
function renderedHint(dir: string): Record<string, string> {
  const server = { exports: {} as { exposes?: Record<string, { default(): Record<string, string> }> } };
  const code = readFileSync(path.join(dir, 'dist/server/server.cjs'), 'utf8');
  const jsx = (_type: string, props: unknown) => props;
  new Function('module', 'exports', 'require', code)(server, server.exports, () => ({ jsx }));
  return server.exports.exposes!['./Hint']!.default();
}

test.each(BUILDERS)(
  '%s: the server writes the class names of the stylesheets, the entry asks for each later file by its hash, frames stay',
  async (builder) => {
    const dir = remoteBuiltBy(builder);
    expect(await buildRemote(dir)).toMatchObject({ built: true });
    expect(await buildRemote(dir)).toMatchObject({ built: true });
    const { exposes, files }: Release = JSON.parse(readFileSync(path.join(dir, 'dist/release.json'), 'utf8'));
    const web = (file: string) => readFileSync(path.join(dir, 'dist/web', file), 'utf8');
    const { className, id } = renderedHint(dir);
    const stylesheet = web(exposes['./Hint']!.css[0]!);
    expect(stylesheet).toContain(`.${className}{color:red}`);
    expect(stylesheet).toContain(`.${id}{color:blue}`);
    const later = globSync('*.????????.{js,css}', { cwd: path.join(dir, 'dist/web') }).filter(
      (file) => !file.startsWith('messages.'),
    );
    expect(later).toHaveLength(4);
    for (const file of later) expect(web('remoteEntry.js')).toContain(files[`web/${file}`]!);
    expect(files).toHaveProperty(['web/frames/map.js']);
  },
);

/** The minified code of a module that tells this hash. */
async function codeWithHash(builder: BuilderName, hash: string): Promise<string> {
  const { bundler, minimizer } = openBuilder(builder);
  const folder = temporaryFolder('names');
  const source = `globalThis.told = (number, other, next) => {
    const sum = Math.cbrt(number) + Math.cbrt(other), difference = Math.cbrt(next) - Math.cbrt(sum);
    return (later) => [sum, difference, number, other, next, later, '${hash}'].map((one) => one + sum + later);
  };`;
  writeFileSync(path.join(folder, 'entry.js'), source);
  const compiler = bundler({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: folder, filename: 'built.js' },
    optimization: { minimizer: minimizer() },
  });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return readFileSync(path.join(folder, 'built.js'), 'utf8');
}

test.each(BUILDERS)(
  '%s: names of variables stay the same whatever hashes are in the code: these are others in each clone at first',
  async (builder) => {
    const [one, other] = ['d'.repeat(32), 'b'.repeat(32)];
    const code = await codeWithHash(builder, one);
    expect(code).toContain(one);
    expect(await codeWithHash(builder, other)).toBe(code.replace(one, other));
  },
);

test('a configuration is built by its own bundler only, and one that is none is named', async () => {
  const { built, output } = await buildApp(remoteBuiltBy('rspack'));
  expect(built).toBe(false);
  expect(output).toContain('This configuration is for rspack (builder), and webpack was given it');
  const { output: refused } = await buildRemote(remoteBuiltBy('vite' as BuilderName));
  expect(refused).toContain('builder is "vite": it can be webpack or rspack');
});

test('what Rspack does not build here is refused by name', () => {
  const { remoteWebpack, shellWebpack } = webpackPreset({ languages: ['nl'] });
  const options = { dir: import.meta.dirname, builder: 'rspack' } as const;
  const shell = { client: './client.ts', start: './start.ts', server: './server.ts' };
  expect(() => shellWebpack(shell, options)).toThrow('A shell is built by webpack, not by rspack');
  expect(() => remoteWebpack(defineRemote({ name: 'mf-x' }), { ...options, development: true })).toThrow(
    'mf-x is built by rspack (builder), which knows no React Refresh here',
  );
});
