import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';

const { resolve } = createRequire(path.resolve('package.json'));

/** The compiler that `npm run typecheck` takes: its own program, ten times as fast as loading one into the tests. */
const COMPILER = path.join(path.dirname(resolve('typescript7/package.json')), 'bin/tsc');

const CONFIGURATION = {
  compilerOptions: {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    noErrorTruncation: true,
    lib: ['es2022'],
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
    paths: {
      'schema-dts': [resolve('schema-dts').replace(/\.js$/, '.d.ts')],
    },
  },
  files: ['checked.ts'],
};

const declaration = (jsonLd: object | undefined, index: number) =>
  `export const checked${index}: ${jsonLd && '@graph' in jsonLd ? 'Graph' : 'WithContext<Thing>'} = ${JSON.stringify(jsonLd)};`;

/**
 * What JSON-LD says that schema.org does not define: unknown types, properties that a type does not have, values that a property does
 * not take. The definitions are those of `schema-dts`, as types, which the compiler holds the JSON against.
 */
export function schemaOrgFaults(...jsonLd: (object | undefined)[]): string[] {
  const folder = temporaryFolder('schema-org');
  writeFileSync(
    path.join(folder, 'checked.ts'),
    `import type { Graph, Thing, WithContext } from 'schema-dts';\n${jsonLd.map(declaration).join('\n')}`,
  );
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(CONFIGURATION));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [COMPILER, '--project', folder, '--pretty', 'false'],
    { encoding: 'utf8' },
  );
  const said = `${stdout}${stderr}`.trim();
  if (status === 0) return [];
  // What is indented belongs to the line above.
  return said.split(/\n(?! )/);
}
