/** A category of the feed (product M5). */
interface Category {
  ID: number;
  ParentID?: number | null;
  Name: string;
  WebID: number;
}

/** A category as a node of a tree control (product M5); `value` is the WebID. */
export interface CategoryNode {
  id: number;
  parentid: number | null;
  value: number;
  label: string;
  children: CategoryNode[];
}

/**
 * Builds the tree, siblings in the order given. No category is lost: one whose parent is missing, or that would be its own ancestor, becomes a
 * root. Of two with the same ID the first is used.
 */
export function categoryTree(categories: readonly Category[]): CategoryNode[] {
  const nodes = new Map<number, CategoryNode>();
  for (const category of categories)
    if (!nodes.has(category.ID)) nodes.set(category.ID, createNode(category));

  const roots: CategoryNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.parentid === null ? undefined : nodes.get(node.parentid);
    if (!parent || isBelow(parent, node, nodes)) node.parentid = null;
    (node.parentid === null || !parent ? roots : parent.children).push(node);
  }
  return roots;
}

function createNode({ ID, ParentID, Name, WebID }: Category): CategoryNode {
  return { id: ID, parentid: ParentID ?? null, value: WebID, label: Name, children: [] };
}

/** The first node found in a cycle becomes a root, so the walk upwards ends at a root or at the given node. */
function isBelow(
  node: CategoryNode,
  ancestor: CategoryNode,
  nodes: ReadonlyMap<number, CategoryNode>,
): boolean {
  const seen = new Set<CategoryNode>();
  for (
    let at: CategoryNode | undefined = node;
    at && !seen.has(at);
    at = at.parentid === null ? undefined : nodes.get(at.parentid)
  ) {
    if (at === ancestor) return true;
    seen.add(at);
  }
  return false;
}
