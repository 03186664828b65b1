// The variations of a game as a tree of moves. Trees are values: every change makes another one.

/** Marks that somebody gives a move, as in chess. */
export const GLYPHS = ["!!", "!", "!?", "?!", "?", "??"] as const;
export type Glyph = (typeof GLYPHS)[number];

export type TreeNode = {
  id: number;
  /** The node before; none for the start. */
  parent: number | null;
  /** Empty for the start. */
  move: string;
  /** Whose move it was; 0 for the start. */
  seat: number;
  /** The moves that follow, the main line first. */
  children: number[];
  glyph?: Glyph;
  comment?: string;
};

export type Tree = { nodes: Record<number, TreeNode>; next: number };

/** The start. */
export const ROOT = 0;

export function emptyTree(): Tree {
  return { nodes: { [ROOT]: { id: ROOT, parent: null, move: "", seat: 0, children: [] } }, next: 1 };
}

/** A node; the start if there is no such node. */
export function nodeOf({ nodes }: Tree, id: number): TreeNode {
  const found = nodes[id] ?? nodes[ROOT];
  if (found === undefined) throw new Error("a tree has a start");
  return found;
}

/** Replaces a node. */
function replaced(tree: Tree, node: TreeNode): Tree {
  return { ...tree, nodes: { ...tree.nodes, [node.id]: node } };
}

/** The nodes from the first move to this one. */
export function pathTo(tree: Tree, id: number): TreeNode[] {
  const path: TreeNode[] = [];
  for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) path.unshift(node);
  return path;
}

/** The nodes after this one, along the first of every node's children. */
export function lineFrom(tree: Tree, id: number): TreeNode[] {
  const line: TreeNode[] = [];
  for (let [next] = nodeOf(tree, id).children; next !== undefined; [next] = nodeOf(tree, next).children)
    line.push(nodeOf(tree, next));
  return line;
}

/** All moves of the line through this node, to its end. */
export function lineThrough(tree: Tree, id: number): TreeNode[] {
  return [...pathTo(tree, id), ...lineFrom(tree, id)];
}

/** Adds a move behind a node, unless it is there; gives the tree and the node of the move. */
export function added(tree: Tree, at: number, move: string, seat: number): { tree: Tree; id: number } {
  const parent = nodeOf(tree, at);
  const there = parent.children.find((child) => nodeOf(tree, child).move === move);
  if (there !== undefined) return { tree, id: there };
  const id = tree.next;
  const node: TreeNode = { id, parent: parent.id, move, seat, children: [] };
  const nodes = { ...tree.nodes, [parent.id]: { ...parent, children: [...parent.children, id] }, [id]: node };
  return { tree: { nodes, next: id + 1 }, id };
}

/** The same for a line of moves; `seats` has the seat of every move. Gives the node of the last. */
export function addedLine(
  tree: Tree,
  at: number,
  moves: readonly string[],
  seats: readonly number[],
): { tree: Tree; id: number } {
  return moves.reduce((grown, move, index) => added(grown.tree, grown.id, move, seats[index] ?? 0), {
    tree,
    id: nodeOf(tree, at).id,
  });
}

/** The tree with the line through this node as the main line, as far as it branches off. */
export function promoted(tree: Tree, id: number): Tree {
  return pathTo(tree, id).reduce((grown, { id: child, parent }) => {
    const above = nodeOf(grown, parent ?? ROOT);
    const children = [child, ...above.children.filter((other) => other !== child)];
    return replaced(grown, { ...above, children });
  }, tree);
}

/** The tree without this node and all that follows it. The start stays. */
export function removed(tree: Tree, id: number): Tree {
  const node = nodeOf(tree, id);
  if (node.parent === null) return tree;
  const gone = new Set<number>();
  const open = [node.id];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    gone.add(one);
    open.push(...nodeOf(tree, one).children);
  }
  const above = nodeOf(tree, node.parent);
  const kept = Object.values(tree.nodes).filter((one) => !gone.has(one.id));
  const nodes = Object.fromEntries(kept.map((one) => [one.id, one]));
  return replaced({ ...tree, nodes }, { ...above, children: above.children.filter((child) => child !== node.id) });
}

/** Marks a move; none takes the mark away. */
export function marked(tree: Tree, id: number, glyph: Glyph | undefined): Tree {
  const { glyph: _, ...node } = nodeOf(tree, id);
  return replaced(tree, glyph === undefined ? node : { ...node, glyph });
}

/** Comments on a move; an empty comment is none. */
export function commented(tree: Tree, id: number, comment: string): Tree {
  const { comment: _, ...node } = nodeOf(tree, id);
  return replaced(tree, comment.trim() === "" ? node : { ...node, comment });
}

/** Whether a node is on the main line. */
export function isMain(tree: Tree, id: number): boolean {
  return pathTo(tree, id).every(({ id: child, parent }) => nodeOf(tree, parent ?? ROOT).children[0] === child);
}

/** The tree as it was stored; none if that can't be one: another version, or somebody else, may have written it. */
export function readTree(stored: unknown): Tree | undefined {
  if (typeof stored !== "object" || stored === null || !("nodes" in stored) || !("next" in stored)) return undefined;
  const { nodes, next } = stored;
  if (typeof nodes !== "object" || nodes === null || typeof next !== "number") return undefined;
  const all = Object.entries(nodes as Record<string, unknown>);
  const known = new Set(all.map(([id]) => Number(id)));
  const isNode = ([key, node]: [string, unknown]): boolean => {
    if (typeof node !== "object" || node === null) return false;
    const { id, parent, move, seat, children } = node as Partial<TreeNode>;
    return (
      id === Number(key) &&
      id < next &&
      (id === ROOT ? parent === null : typeof parent === "number" && parent < id && known.has(parent)) &&
      typeof move === "string" &&
      typeof seat === "number" &&
      Array.isArray(children) &&
      children.every((child) => child > id && known.has(child))
    );
  };
  return known.has(ROOT) && all.every(isNode) ? (stored as Tree) : undefined;
}
