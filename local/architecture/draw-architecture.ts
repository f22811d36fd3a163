import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { CONFIGURATION, TESTS, whoMayImport } from '../boundaries/who-may-import.ts';
import { ROOT, workspaceFolders } from '../root.ts';

/**
 * `npm run draw-architecture`: writes the drawing of the imports of the code as they are now, the same text for the same code. Tests,
 * configuration and types are left out.
 */

/** One file that imports another, both as paths from the top level. */
type Import = [from: string, to: string];
const NOT_DRAWN = new RegExp(`${TESTS}|${CONFIGURATION}|[.]d[.]ts$`);
const { options } = whoMayImport([]);
const found = await cruise(
  ['.'],
  { ...options, baseDir: ROOT, skipAnalysisNotInRules: true },
  options!.enhancedResolveOptions,
);
const folders = workspaceFolders(ROOT);
const imports = (found.output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
  dependencies
    .filter(({ dependencyTypes }) => !dependencyTypes.some((type) => type.startsWith('type-')))
    .map(({ resolved }): Import => [source, resolved])
    .filter(
      ([from, to]) =>
        !NOT_DRAWN.test(from) && folders.includes(toWorkspace(to)) && !to.includes('node_modules/'),
    ),
);

function toWorkspace(file: string): string {
  return file.split('/')[0]!;
}

/** Folder below the workspace or its `src`, or a file that lies there. */
function toPart(file: string): string {
  return file
    .split('/')
    .slice(1)
    .find((name) => name !== 'src')!;
}

/** Names in floors, the highest first: each is one floor above the highest that it imports. Throws where they form a circle. */
function listFloors(
  names: Iterable<string>,
  imports: Import[],
  toName: (file: string) => string,
): string[][] {
  const pairs = imports.map(([from, to]) => [toName(from), toName(to)]).filter(([from, to]) => from !== to);
  const lower = Map.groupBy(pairs, ([from]) => from);
  const heights = new Map<string, number>();
  const height = (name: string, above: string[] = []): number => {
    const way = [...above, name];
    if (above.includes(name)) throw new Error(`Folders import each other in a circle: ${way.join(' → ')}`);
    if (!heights.has(name))
      heights.set(name, Math.max(-1, ...(lower.get(name) ?? []).map(([, to]) => height(to!, way))) + 1);
    return heights.get(name)!;
  };
  const floors = Map.groupBy([...names].sort(), (name) => height(name));
  return [...floors.keys()].sort((one, other) => other - one).map((level) => floors.get(level)!);
}

const LINE = 22;
const LONGEST = 165;
const svg: string[] = [];
let y = 0;

for (const workspace of listFloors(folders, imports, toWorkspace).flat()) {
  const within = (file: string) => toWorkspace(file) === workspace;
  const own = imports.filter((ends) => ends.every(within));
  const parts = new Set(imports.flat().filter(within).map(toPart));
  const outside = imports.filter(([from, to]) => within(from) && !within(to)).map(([, to]) => to);
  const uses = new Set(
    outside.map((file) => (toWorkspace(file) === 'shared-kit' ? toPart(file) : toWorkspace(file))),
  );
  y += LINE;
  svg.push(`<text class="name" x="14" y="${y + 6}">${workspace}</text>`);
  y += LINE - 8;
  for (const floor of listFloors(parts, own, toPart)) draw('floor', floor, ' · ');
  if (uses.size) draw('uses', ['imports', ...[...uses].sort()], ' ');
}

/** Names in a box of as many lines as they need. */
function draw(kind: string, names: string[], between: string) {
  const lines = [''];
  for (const name of names)
    if ((lines.at(-1)! + between + name).length > LONGEST) lines.push(name);
    else lines[lines.length - 1] += (lines.at(-1) && between) + name;
  svg.push(`<rect class="${kind}" x="14" y="${y}" width="1152" height="${lines.length * LINE}"/>`);
  for (const line of lines) {
    svg.push(`<text x="24" y="${y + 15}">${line}</text>`);
    y += LINE;
  }
}

process.stdout
  .write(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1180 ${y + LINE}" role="img" aria-label="The workspaces and their folders, in floors: each imports only what is below it">
  <style>
    text { font: 11px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; fill: #17211d }
    .name { font-size: 14px; font-weight: 700 }
    .floor { fill: #fff; stroke: #2e5a4c }
    .uses { fill: #f2eee6; stroke: #8b8778; stroke-dasharray: 2 3 }
  </style>
  <rect width="100%" height="100%" fill="#faf8f4"/>
  ${svg.join('\n  ')}
</svg>
`);
