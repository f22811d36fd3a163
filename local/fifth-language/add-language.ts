import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const BUNDLED = ['nl', 'fr', 'en', 'de'];
const LIST = /(LANGUAGES = \[[^\]]*)\] as const/;

/**
 * For a test: gives the workspace in `root` one more language, with the French texts. Only data change: the list of languages, the
 * message files, and the tables in sources that have an entry for each language.
 */
export function addLanguage(root: string, code: string, apps: readonly string[]): void {
  edit(path.join(root, 'shared-kit/src/domain/languages.ts'), (source) =>
    source.replace(LIST, `$1, '${code}'] as const`),
  );
  for (const app of apps) {
    for (const file of listFiles(root, app, '**/messages/**/fr.json'))
      copyFileSync(file, path.join(path.dirname(file), `${code}.json`));
    for (const file of listFiles(root, app, '**/fr.md'))
      copyFileSync(file, path.join(path.dirname(file), `${code}.md`));
    for (const file of listFiles(root, app, '{content,configuration}/**/*.json'))
      edit(file, (source) => withValues(source, code));
    for (const file of listFiles(root, app, '**/*.{ts,tsx}'))
      edit(file, (source) => withEntries(source, file, code));
  }
}

function listFiles(root: string, app: string, pattern: string): string[] {
  const exclude = (name: string) => /(^|\/)(node_modules|dist)$/.test(name) || /\.test\.tsx?$/.test(name);
  return globSync(pattern, { cwd: path.join(root, app), exclude }).map((name) => path.join(root, app, name));
}

function edit(file: string, change: (source: string) => string) {
  const source = readFileSync(file, 'utf8');
  const changed = change(source);
  if (changed !== source) writeFileSync(file, changed);
}

/** JSON, in which each object with a value per language has one for `code` too, and each list of all languages lists it. */
function withValues(json: string, code: string): string {
  return JSON.stringify(
    JSON.parse(json, (_key, value) => {
      if (Array.isArray(value) && BUNDLED.every((language) => value.includes(language)))
        return [...value, code];
      if (value && BUNDLED.every((language) => language in Object(value)))
        return { ...value, [code]: value.fr };
      return value;
    }),
    null,
    2,
  );
}

/** The source, where each table with an entry per language has one for `code` too: that of French. */
function withEntries(source: string, file: string, code: string): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const additions: { at: number; text: string }[] = [];
  const visit = (node: ts.Node) => {
    const table = languageTable(node);
    if (table) additions.push({ at: table.at, text: table.writeEntry(code) });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return additions
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}

/** An object or a type with an entry for each bundled language. */
function languageTable(node: ts.Node) {
  const entries = ts.isObjectLiteralExpression(node)
    ? node.properties
    : ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)
      ? node.members
      : undefined;
  const named = (name: string) => entries?.find((entry) => entry.name?.getText() === name);
  const french = named('fr');
  if (!french || !BUNDLED.every(named)) return undefined;
  return {
    at: french.getFullStart(),
    writeEntry(code: string) {
      if (ts.isShorthandPropertyAssignment(french)) return ` ${code}: fr,`;
      const rest = french.getText().slice(french.name!.getText().length);
      return ` ${code}${rest.replace(/[;,]$/, '')}${ts.isObjectLiteralExpression(node) ? ',' : ';'}`;
    },
  };
}
