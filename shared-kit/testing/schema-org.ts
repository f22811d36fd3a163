import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';

/** Found in a function, as tests have a `require` of their own. */
function findPackages() {
  const require = createRequire(path.resolve('package.json'));
  return {
    /** The compiler that `npm run typecheck` takes: its own program, ten times as fast as loading one into the tests. */
    compiler: path.join(path.dirname(require.resolve('typescript7/package.json')), 'bin/tsc'),
    types: require.resolve('schema-dts').replace(/\.js$/, '.d.ts'),
  };
}
const { compiler: COMPILER, types: TYPES } = findPackages();

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
      'schema-dts': [TYPES],
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
