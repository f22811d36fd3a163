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
import { isBuiltin } from 'node:module';
import path from 'node:path';
import typescript from 'typescript';
import { ROOT } from '../root.ts';
import { compiledName, packedManifest } from './packed-manifest.ts';
import type { Manifest } from './packed-manifest.ts';

/** What others can build on, each after what it stands on. */
export const PACKAGES = ['composer', 'shared-kit'] as const;
/** What writes a remote that stands on them, and brings them as files. */
const CREATE = 'create-facade-remote';

/** Files of `testing` that remotes elsewhere are tested with, besides those that these import; the others stand on this workspace. */
const TESTING: Record<string, readonly string[]> = {
  composer: ['fail-on-console-error.ts', 'wait-for-slow-machines.ts', 'read-messages.ts'],
  'shared-kit': ['remote-parts.tsx'],
};

/** `viewer` is a program of this workspace, `example` a site. */
const LEFT_OUT = /^(viewer|example|node_modules|dist|test-results|jest\.config\..*|tsconfig\.json)$/;
const LEFT_OUT_SOURCES = [
  ...['**/*.test.ts', '**/*.test.tsx', '**/*.examples.tsx'],
  ...['testing', 'viewer', 'example', 'template', 'node_modules'],
];
/** Anywhere in a workspace: what programs leave there, and what is nobody else's. Names with a dot, such as `.env` and `.cache`, as well. */
const LEFT_OVER = /^(\..*|dist|node_modules|test-results|coverage|.*\.log)$/;
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
  const imports = listImports(folder);
  const packages = new Set(imports.flatMap(({ text }) => parsePackage(text) ?? []));
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

/**
 * Makes all packages in the folder `into`, and packs them. Returns their files, that of `CREATE` last: it has the others in it, as no registry
 * has them, and the versions that they were tested with.
 */
export function packAll(into: string): string[] {
  const files = PACKAGES.map((name) => packTarball(makePackage(name, into)));
  const folder = makePackage(CREATE, into);
  const brought = path.join(folder, 'packages');
  mkdirSync(brought);
  for (const file of files) cpSync(file, path.join(brought, path.basename(file)));
  const manifests = [ROOT, ...PACKAGES.map((name) => path.join(ROOT, name))].map(readManifest);
  const versions = Object.assign(
    {},
    ...manifests.flatMap(({ devDependencies, dependencies }) => [devDependencies, dependencies]),
  );
  writeFileSync(path.join(brought, 'versions.json'), JSON.stringify(versions, null, 2));
  return [...files, packTarball(folder)];
}

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
  const all = [...PACKAGES, CREATE];
  const before = all.slice(0, all.indexOf(path.basename(source)));
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
    paths: Object.fromEntries(before.flatMap((name) => listTypes(name, path.join(into, name)))),
  };
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(ROOT, 'tsconfig.base.json'),
      compilerOptions,
      files: [
        ...before
          .filter((name) => name === 'composer')
          .map((name) => path.join(into, name, 'build/globals.d.ts')),
        ...(TESTING[path.basename(source)] ?? []).map((file) => path.join(source, 'testing', file)),
      ],
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
const listTypes = (name: string, folder: string) =>
  Object.entries(readManifest(folder).exports).flatMap(([entry, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    const types = path.join(folder, file.replace(/\.js$/, '.d.ts'));
    return existsSync(types) || types.includes('*') ? [[name + entry.slice(1), [types]] as const] : [];
  });

/** Copies what is not compiled, and of the README what leads to files that are there. */
export function copyFiles(source: string, folder: string): void {
  cpSync(source, folder, {
    recursive: true,
    filter(file) {
      const segments = path.relative(source, file).split(path.sep);
      const [top = ''] = segments;
      if (LEFT_OUT.test(top) || segments.some((segment) => LEFT_OVER.test(segment))) return false;
      return top === 'template' || !SOURCE.test(file);
    },
  });
  const readme = path.join(folder, 'README.md');
  if (existsSync(readme)) writeFileSync(readme, withoutDeadLinks(readFileSync(readme, 'utf8'), folder));
}

/** The words of a link to what is not in the package stay. */
const withoutDeadLinks = (text: string, folder: string) =>
  text.replace(/\[([^\]]+)\]\(([^)#\s]+)[^)]*\)/g, (link, words: string, target: string) =>
    URL.canParse(target) || existsSync(path.join(folder, target)) ? link : words,
  );

interface Import {
  /** Relative to the package. */
  file: string;
  text: string;
}

const listImports = (folder: string): Import[] =>
  // Files of a template import what is there where it is written.
  globSync('**/*.{js,mjs,cjs,d.ts}', { cwd: folder, exclude: ['template'] }).flatMap((file) =>
    typescript
      .preProcessFile(readFileSync(path.join(folder, file), 'utf8'), true, true)
      .importedFiles.map(({ fileName: text }) => ({ file, text }))
      // `declare module '*.css'` is no import.
      .filter(({ text }) => !text.includes('*')),
  );

/** "@scope/name" of "@scope/name/file"; undefined for files of the package, and for Node itself, which types name without its prefix. */
const parsePackage = (text: string): string | undefined =>
  text.startsWith('.') || isBuiltin(text) ? undefined : /^(@[^/]+\/)?[^/]+/.exec(text)![0];

function fault({ file, text }: Import, folder: string, manifest: Manifest): string | undefined {
  const name = parsePackage(text);
  if (name !== undefined) {
    const declared = { ...manifest.dependencies, ...manifest.peerDependencies, [manifest.name]: '' };
    return name in declared ? undefined : `${file} imports ${text}, which package.json does not declare`;
  }
  if (!text.startsWith('.')) return undefined;
  const target = path.join(folder, path.dirname(file), compiledName(text));
  if (path.relative(folder, target).startsWith('..')) return `${file} leaves the package: ${text}`;
  return existsSync(target) ? undefined : `${file} imports ${text}, which the package lacks`;
}

/** `npm run pack`: writes what others build on as packages of JavaScript, by default into `dist/packages`. */
if (import.meta.main) {
  const into = path.resolve(ROOT, process.argv[2] ?? 'dist/packages');
  for (const file of packAll(into)) process.stdout.write(`${file}\n`);
}
