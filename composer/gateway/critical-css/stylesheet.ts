import postcss from 'postcss';
import type { AtRule, ChildNode, Rule } from 'postcss';

/** A stylesheet in pieces that can be left out. */
export type Stylesheet = readonly Piece[];

type Piece =
  | { kind: 'rule'; selectors: readonly Selector[]; declarations: string }
  | { kind: 'group'; head: string; pieces: readonly Piece[] }
  | { kind: 'statement'; text: string };

interface Selector {
  text: string;
  /** Classes that an element, or elements around it, must have. */
  classes: readonly string[];
}

const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'scope', 'starting-style']);

/** Nobody points at anything before the rest of the stylesheet is there, and the first view is not printed. */
const LATER_STATE = /:hover|:active/;
const LATER_GROUP = /^(media print|media .*\(hover|starting-style)/;

/**
 * Parses the text of a stylesheet.
 * @throws when it cannot be read, or could not stand in a page
 */
export function parseStylesheet(text: string): Stylesheet {
  if (/<\/style/i.test(text)) throw new Error('A stylesheet with "</style" cannot stand in a page');
  return toPieces(postcss.parse(text).nodes);
}

/** Of a stylesheet, the rules for elements with these classes, in its order. */
export function rulesFor(stylesheet: Stylesheet, classes: ReadonlySet<string>): string {
  let text = '';
  for (const piece of stylesheet) text += textFor(piece, classes);
  return text;
}

function textFor(piece: Piece, classes: ReadonlySet<string>): string {
  if (piece.kind === 'statement') return piece.text;
  if (piece.kind === 'group') {
    const inside = rulesFor(piece.pieces, classes);
    return inside && `${piece.head}{${inside}}`;
  }
  const wanted = piece.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
  return wanted.length ? `${wanted.map(({ text }) => text).join()}{${piece.declarations}}` : '';
}

function toPieces(nodes: readonly ChildNode[]): Piece[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return splitRule(node);
    return node.type === 'atrule' ? splitAtRule(node) : [];
  });
}

function splitRule(rule: Rule): Piece[] {
  const selectors = rule.selectors.filter((text) => !LATER_STATE.test(text));
  if (!selectors.length) return [];
  const declarations = rule.nodes.map(String).join(';');
  return [{ kind: 'rule', selectors: selectors.map(readSelector), declarations }];
}

function splitAtRule(rule: AtRule): Piece[] {
  const head = `@${rule.name}${rule.params && ` ${rule.params}`}`;
  if (!rule.nodes) return [{ kind: 'statement', text: `${head};` }];
  if (!GROUPS.has(rule.name)) return [{ kind: 'statement', text: String(rule) }];
  if (LATER_GROUP.test(head.slice(1))) return [];
  return [{ kind: 'group', head, pieces: toPieces(rule.nodes) }];
}

/** What stands in `:not()`, `:is()` and their like need not be there. */
function readSelector(text: string): Selector {
  let outside = text;
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/g, '');
  }
  const names = outside.match(/\.(?:\\.|[^\s\\.#:[\]>+~,*|])+/g) ?? [];
  return { text, classes: names.map((name) => name.slice(1).replaceAll('\\', '')) };
}
