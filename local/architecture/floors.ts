/** Who imports whom, by name. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** What stands side by side on one floor: a part by itself, or parts that import each other in a circle. */
export type Room = readonly string[];

/**
 * The parts of a graph, in floors, the highest first: each is one floor above the highest of those that it imports. Parts that import
 * each other in a circle share a room.
 */
export function floorsOf(graph: Graph): Room[][] {
  const below = transitiveImports(graph);
  const roomOf = (name: string): Room =>
    [...graph.keys()]
      .filter((other) => other === name || (reaches(name, other) && reaches(other, name)))
      .sort();
  const reaches = (from: string, to: string) => below.get(from)!.has(to);

  const heights = new Map<string, number>();
  const height = (room: Room): number => {
    const key = room.join();
    if (!heights.has(key)) {
      const lower = room.flatMap((name) => [...graph.get(name)!]).filter((name) => !room.includes(name));
      heights.set(key, Math.max(-1, ...lower.map((name) => height(roomOf(name)))) + 1);
    }
    return heights.get(key)!;
  };

  const floors: Room[][] = [];
  const rooms = new Map([...graph.keys()].map((name) => [roomOf(name).join(), roomOf(name)]));
  for (const [, room] of [...rooms].sort(([one], [other]) => (one < other ? -1 : 1)))
    (floors[height(room)] ??= []).push(room);
  return floors.reverse();
}

function transitiveImports(graph: Graph): Map<string, Set<string>> {
  const visit = (name: string, seen: Set<string>): Set<string> => {
    for (const next of graph.get(name)!) {
      if (seen.has(next)) continue;
      seen.add(next);
      visit(next, seen);
    }
    return seen;
  };
  return new Map([...graph.keys()].map((name) => [name, visit(name, new Set())]));
}
