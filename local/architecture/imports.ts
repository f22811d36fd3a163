import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import typescript from 'typescript-eslint';
import type { Node } from '../boundaries/constant-text.ts';
import { isConfiguration, isTest, placeOf, targetOf } from '../boundaries/places.ts';
import { everyRequest } from '../boundaries/requests.ts';
import { workspaceFolders } from '../workspaces.ts';

/** One file that imports another, both as paths from the top level; `to` without an extension if it is named so. */
export interface Import {
  from: string;
  to: string;
}

/** Every import between files of the workspaces that is there at run time: tests, configuration and types are left out. */
export function importsOf(root: string): Import[] {
  const folders = workspaceFolders(root);
  const imports: Import[] = [];
  for (const file of sourcesOf(root, folders)) collect(root, { file, folders, imports });
  return imports;
}

const sourcesOf = (root: string, folders: string[]): string[] =>
  folders
    .flatMap((folder) =>
      globSync(`${folder}/**/*.{ts,tsx,mjs,cjs}`, {
        cwd: root,
        exclude: (name) => /^(node_modules|dist|test-results)$/.test(path.basename(name)),
      }).sort(),
    )
    .map((file) => path.join(root, file))
    .filter((file) => {
      const place = placeOf(root, file);
      return !isTest(place) && !isConfiguration(place) && !file.endsWith('.d.ts');
    });

interface Collected {
  file: string;
  folders: string[];
  imports: Import[];
}

/** Adds the imports of a file. The linter itself would take twice as long: it looks for variables too. */
function collect(root: string, { file, folders, imports }: Collected) {
  const visitors = everyRequest(({ text, whole, typeOnly }) => {
    const target = targetOf(root, file, text);
    if (whole && !typeOnly && target.kind === 'file' && folders.includes(target.place.folder))
      imports.push({ from: path.relative(root, file), to: target.place.path });
  });
  const { ast, visitorKeys } = parsed(file);
  (function visit(node: Node) {
    visitors[node.type]?.(node);
    for (const key of visitorKeys[node.type] ?? [])
      for (const child of [node[key]].flat() as (Node | null | undefined)[]) if (child) visit(child);
  })(ast);
}

const { parseForESLint } = typescript.parser as unknown as {
  parseForESLint(text: string, options: object): { ast: Node; visitorKeys: Record<string, string[]> };
};

function parsed(file: string) {
  try {
    const jsx = file.endsWith('x');
    return parseForESLint(readFileSync(file, 'utf8'), { filePath: file, range: true, ecmaFeatures: { jsx } });
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
