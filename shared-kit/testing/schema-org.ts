import path from 'node:path';
import ts from 'typescript';

/** Name of a file that exists in memory only. */
const CHECKED = path.resolve('checked-json-ld.ts');

const OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  lib: ['lib.es2022.d.ts'],
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Read once: the definitions are a megabyte. */
const read = new Map<string, ts.SourceFile | undefined>();
const { getSourceFile } = ts.createCompilerHost(OPTIONS);
let program: ts.Program | undefined;

function definitions(...[file, ...more]: Parameters<typeof getSourceFile>) {
  if (!read.has(file)) read.set(file, getSourceFile(file, ...more));
  return read.get(file);
}

const declaration = (jsonLd: object | undefined, index: number) =>
  `export const checked${index}: ${jsonLd && '@graph' in jsonLd ? 'Graph' : 'WithContext<Thing>'} = ${JSON.stringify(jsonLd)};`;

/**
 * What JSON-LD says that schema.org does not define: unknown types, properties that a type does not have, values that a property does
 * not take. The definitions are those of `schema-dts`, as types, which the compiler holds the JSON against.
 */
export function schemaOrgFaults(...jsonLd: (object | undefined)[]): string[] {
  const text = `import type { Graph, Thing, WithContext } from 'schema-dts';
${jsonLd.map(declaration).join('\n')}`;
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists } = host;
  host.fileExists = (file) => file === CHECKED || fileExists(file);
  host.getSourceFile = (file, ...more) =>
    file === CHECKED ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022) : definitions(file, ...more);
  program = ts.createProgram([CHECKED], OPTIONS, host, program);
  const diagnostics = program.getSemanticDiagnostics(program.getSourceFile(CHECKED));
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
