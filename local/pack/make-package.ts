import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import typescript from 'typescript';
import { ROOT } from '../root.ts';
import { compiledName, packedManifest } from './packed-manifest.ts';
import type { Manifest } from './packed-manifest.ts';

/** What others can build on, each after what it stands on. */
export const PACKAGES = ['composer', 'shared-kit'] as const;

/** `testing` stands on the test tools of this workspace, `viewer` is a program of it. */
const LEFT_OUT = /^(testing|viewer|node_modules|dist|test-results|jest\.config\..*|tsconfig\.json)$/;
const LEFT_OUT_SOURCES = [
  ...['**/*.test.ts', '**/*.test.tsx', '**/*.examples.tsx'],
  ...['testing', 'viewer', 'node_modules'],
];
const SOURCE = /(?<!\.d)\.tsx?$/;

/**
 * Makes the folder `<into>/<name>` of a workspace: JavaScript, types, and what else its code reads, at the same places as in the sources.
 * Throws when code does not compile, leaves its package or imports what the package does not declare. Returns the folder.
 * @param into a folder outside the sources, which has the packages that this one stands on
 */
export function makePackage(name: string, into: string): string {
  const source = path.join(ROOT, name);
  const folder = path.join(into, name);
  assertOutsideSources(folder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  compile(source, folder, into);
  copyFiles(source, folder);
  cpSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  const imports = importsOf(folder);
  const packages = new Set(imports.flatMap(({ text }) => packageOf(text) ?? []));
  const manifest = packedManifest(readManifest(source), readManifest(ROOT), packages);
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const faults = imports.flatMap((one) => fault(one, folder, manifest) ?? []);
  if (faults.length) throw new Error(`The package ${name} would not work:\n  ${faults.join('\n  ')}`);
  return folder;
}

/** Throws when a package made in this folder would take the place of sources, or stand among them: what was there is removed first. */
export function assertOutsideSources(folder: string): void {
  const source = PACKAGES.map((name) => path.join(ROOT, name)).find(
    (each) => isIn(folder, each) || isIn(each, folder),
  );
  if (source) throw new Error(`${folder} cannot be made anew: it has to be outside the sources in ${source}`);
}

const isIn = (file: string, folder: string) => `${file}${path.sep}`.startsWith(`${folder}${path.sep}`);

/** `npm pack`, beside the folder. Returns the file. */
export function packTarball(folder: string): string {
  const into = path.dirname(folder);
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', into];
  const said = execFileSync('npm', args, { cwd: folder, encoding: 'utf8' });
  return path.join(into, JSON.parse(said)[0].filename);
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Packages that were made before are read as types: their sources would be compiled again. */
function compile(source: string, folder: string, into: string) {
  const config = `${folder}.tsconfig.json`;
  const before = PACKAGES.slice(
    0,
    PACKAGES.findIndex((name) => path.join(ROOT, name) === source),
  );
  const compilerOptions = {
    noEmit: false,
    noEmitOnError: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    target: 'es2022',
    rootDir: source,
    outDir: folder,
    typeRoots: [path.join(ROOT, 'node_modules/@types')],
    types: ['node'],
    paths: Object.fromEntries(before.flatMap((name) => typesOf(name, path.join(into, name)))),
  };
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(ROOT, 'tsconfig.base.json'),
      compilerOptions,
      files: before.map((name) => path.join(into, name, 'build/globals.d.ts')),
      include: [path.join(source, '**/*.ts'), path.join(source, '**/*.tsx')],
      exclude: LEFT_OUT_SOURCES.map((pattern) => path.join(source, pattern)),
    }),
  );
  // Types of packages that were made before name packages.
  const packages = path.join(into, 'node_modules');
  rmSync(packages, { force: true });
  symlinkSync(path.join(ROOT, 'node_modules'), packages);
  const tsc = path.join(ROOT, 'node_modules/typescript7/bin/tsc');
  try {
    execFileSync(process.execPath, [tsc, '-p', config], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    throw new Error(`${source} does not compile:\n${(error as { stdout: string }).stdout}`, { cause: error });
  } finally {
    rmSync(config);
    rmSync(packages);
  }
}

/** Entries of a package that was made → their types. */
const typesOf = (name: string, folder: string) =>
  Object.entries(readManifest(folder).exports).flatMap(([entry, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    const types = path.join(folder, file.replace(/\.js$/, '.d.ts'));
    return existsSync(types) ? [[name + entry.slice(1), [types]] as const] : [];
  });

function copyFiles(source: string, folder: string) {
  cpSync(source, folder, {
    recursive: true,
    filter(file) {
      const [top = ''] = path.relative(source, file).split(path.sep);
      return !LEFT_OUT.test(top) && !SOURCE.test(file);
    },
  });
}

interface Import {
  /** Relative to the package. */
  file: string;
  text: string;
}

const importsOf = (folder: string): Import[] =>
  globSync('**/*.{js,d.ts}', { cwd: folder }).flatMap((file) =>
    typescript
      .preProcessFile(readFileSync(path.join(folder, file), 'utf8'), true, true)
      .importedFiles.map(({ fileName: text }) => ({ file, text }))
      // `declare module '*.css'` is no import.
      .filter(({ text }) => !text.includes('*')),
  );

/** "@scope/name" of "@scope/name/file"; undefined for files of the package, and for Node itself. */
const packageOf = (text: string): string | undefined =>
  /^[.]|^node:/.test(text) ? undefined : /^(@[^/]+\/)?[^/]+/.exec(text)![0];

function fault({ file, text }: Import, folder: string, manifest: Manifest): string | undefined {
  const name = packageOf(text);
  if (name !== undefined) {
    const declared = { ...manifest.dependencies, ...manifest.peerDependencies, [manifest.name]: '' };
    return name in declared ? undefined : `${file} imports ${text}, which package.json does not declare`;
  }
  if (!text.startsWith('.')) return undefined;
  const target = path.join(folder, path.dirname(file), compiledName(text));
  if (path.relative(folder, target).startsWith('..')) return `${file} leaves the package: ${text}`;
  return existsSync(target) ? undefined : `${file} imports ${text}, which the package lacks`;
}
