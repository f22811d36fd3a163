import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolders } from '../workspaces.ts';
import { floorsOf, type Room } from './floors.ts';
import { importsOf, type Import } from './imports.ts';

/** A workspace as it is drawn. */
export interface Building {
  name: string;
  /** Its folders and the files beside them, the highest floor first. */
  floors: Room[][];
  /** What it imports of other workspaces: parts of shared-kit, and the names of others. */
  uses: string[];
}

const KIT = 'shared-kit';

/** The workspaces of the code at `root`, in rows that only look down; pages and servers in rows of their own. */
export function rowsOf(root: string): Building[][] {
  const folders = workspaceFolders(root);
  const imports = importsOf(root);
  const building = (name: string) => buildingOf(name, imports);
  const floors = floorsOf(graphOf(folders, imports, ({ from, to }) => [workspaceOf(from), workspaceOf(to)]));
  return floors.flatMap((floor) => {
    const kinds = Map.groupBy(floor.flat(), (folder) => kindOf(root, folder));
    return [...kinds.keys()].sort().map((kind) => kinds.get(kind)!.map(building));
  });
}

function buildingOf(name: string, imports: Import[]): Building {
  const own = imports.filter(({ from }) => workspaceOf(from) === name);
  const inside = own.filter(({ to }) => workspaceOf(to) === name);
  const outside = own.filter(({ to }) => workspaceOf(to) !== name).map(({ to }) => to);
  const parts = new Set(own.map(({ from }) => partOf(from)));
  for (const { to } of imports) if (workspaceOf(to) === name) parts.add(partOf(to));
  return {
    name,
    floors: floorsOf(graphOf([...parts], inside, ({ from, to }) => [partOf(from), partOf(to)])),
    uses: [
      ...new Set(outside.map((file) => (workspaceOf(file) === KIT ? partOf(file) : workspaceOf(file)))),
    ].sort(),
  };
}

function graphOf(names: string[], imports: Import[], ends: (one: Import) => [from: string, to: string]) {
  const graph = new Map(names.sort().map((name) => [name, new Set<string>()]));
  for (const one of imports) {
    const [from, to] = ends(one);
    if (from !== to) graph.get(from)!.add(to);
  }
  return graph;
}

const workspaceOf = (file: string) => file.split('/')[0]!;

/** Folder below the workspace or its `src`, or a file that lies there. */
function partOf(file: string): string {
  const [, first, ...rest] = file.split('/');
  return first === 'src' ? rest[0]! : first!;
}

/** Pages that a visitor sees, or else: servers and tools. */
function kindOf(root: string, folder: string): 'other' | 'page' {
  const { nx } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  return /type:(remote|shell)/.test(nx.tags.join()) ? 'page' : 'other';
}
