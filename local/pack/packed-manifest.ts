export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | { browser?: null; default: string }>;
  /** Programs of the package, by name. */
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  workspaces?: string[];
  [key: string]: unknown;
}

/** Tools that the builds name in texts: webpack's loaders, and what those use. */
const NAMED_TOOLS = ['webpack-cli', 'css-loader', 'swc-loader', '@swc/core', 'react-refresh'];

/**
 * `package.json` of a package that is made of a workspace. What only builds need, and other workspaces, are optional peers: npm installs
 * none by itself, so that a server gets no webpack, and no package of the same name comes from a public registry.
 * @param imported packages that its code names
 */
export function packedManifest(manifest: Manifest, root: Manifest, imported: ReadonlySet<string>): Manifest {
  const { name, version, description, sideEffects, bin, dependencies = {}, devDependencies } = manifest;
  const isOurs = (other: string) => root.workspaces!.includes(other);
  const known: Record<string, string> = { ...root.devDependencies, ...devDependencies };
  const tools = imported.has('webpack') ? [...imported, ...NAMED_TOOLS] : [...imported];
  const wanted = [...tools, '@types/node', ...tools.map((tool) => `@types/${tool}`)];
  const peers = Object.entries({ ...known, ...dependencies }).filter(
    ([other]) =>
      (isOurs(other) && (other in dependencies || imported.has(other))) ||
      (wanted.includes(other) && !(other in dependencies)),
  );
  return {
    name,
    version,
    description,
    // npm packs such a package, and refuses to publish it.
    private: true,
    license: root.license,
    type: 'module',
    engines: { node: `>=${parseInt(root.dependencies!.node!, 10)}` },
    ...(sideEffects === undefined ? {} : { sideEffects }),
    ...(bin && {
      bin: Object.fromEntries(Object.entries(bin).map(([program, file]) => [program, compiledName(file)])),
    }),
    exports: packedExports(manifest.exports),
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([other]) => !isOurs(other))),
    peerDependencies: Object.fromEntries(peers),
    peerDependenciesMeta: Object.fromEntries(peers.map(([other]) => [other, { optional: true }])),
  };
}

/** Entries lead to compiled files, also those that are named with the ending of their source. */
const packedExports = (exports: Manifest['exports']): Manifest['exports'] =>
  Object.fromEntries(
    Object.entries(exports).flatMap(([entry, target]) => {
      if (entry === './testing/*')
        return ['.ts', '.tsx', ''].map((ending) => [entry + ending, compiledName(target + ending)]);
      const packed =
        typeof target === 'string'
          ? compiledName(target)
          : { ...target, default: compiledName(target.default) };
      return [[entry, packed]];
    }),
  );

/** The file that a source is compiled to. */
export const compiledName = (file: string): string => file.replace(/(?<!\.d)\.tsx?$/, '.js');
