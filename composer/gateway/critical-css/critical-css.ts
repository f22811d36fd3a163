import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import postcss from 'postcss';
import type { AtRule, ChildNode, Rule } from 'postcss';
import { computeIntegrity } from '../integrity.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import type { RenderedPage } from '../renderers/page-task.ts';
import { findFirstScreen } from './first-screen.ts';

/** Stylesheets that are kept in parts; a set of releases has about 40. */
const MOST_STYLESHEETS = 200;

/** Texts of style elements that are kept: pages of one kind show elements of the same classes. */
const MOST_TEXTS = 100;

const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** `/remotes/{app}/{version}/web/{file}` */
const ADDRESS = /^\/remotes\/([\w-]+)\/([^/]+)\/web\/([^/]+\.css)$/;

/** What the shell says of a page whose blocks below the first screen are laid out late (docs/decisions/0077). */
const LAID_OUT_LATE = /<html[^>]* data-late-layout/;

/** Put into the mark of a block whose contents wait for the stylesheets: `data-below-fold="late"`. */
const LATE = Buffer.from('late');
const BEFORE_VALUE = ' data-below-fold="'.length;

/** Addresses in a stylesheet are relative to it, and would be to the page. */
const RELATIVE = /url\((["']?)(?!["']|[\w-]+:|\/|#)/g;

/** A stylesheet of a release, by its address and what it says. */
interface KnownStylesheet {
  key: string;
  rules: Stylesheet;
}

/**
 * Puts the rules that the first screen of a page needs into the page. Its stylesheets are disabled, and so
 * not fetched, until the shell's start script enables them; they are for print, because Chromium's preload scanner fetches disabled
 * ones too. Without scripts they stand in the page as they were. Rules keep their
 * order: whatever is in the page comes before the stylesheets, in which it is repeated. Blocks below the first screen whose contents have other
 * rules are marked: the shell does not show these before the stylesheets are there (docs/decisions/0105).
 */
export class CriticalCss {
  readonly #known = new LRUCache<string, Promise<KnownStylesheet | undefined>>({ max: MOST_STYLESHEETS });
  /** By the stylesheets and the classes that they were made for. */
  readonly #texts = new LRUCache<string, string>({ max: MOST_TEXTS });

  /** A page with a stylesheet that is none of its releases, or cannot be read, stays as it is. */
  async addTo(page: RenderedPage, snapshot: Snapshot): Promise<RenderedPage> {
    const markup = Buffer.concat(page.markup);
    const end = markup.indexOf('</head>');
    const head = markup.toString('utf8', 0, Math.max(end, 0));
    const links = [...head.matchAll(LINK)];
    const stylesheets = await Promise.all(links.map(([, href]) => this.#stylesheet(href!, snapshot)));
    if (!links.length || !stylesheets.every((stylesheet) => stylesheet !== undefined)) return page;
    const { classLists, lateBlocks } = findFirstScreen(markup.toString('latin1', end), {
      isLaidOutLate: LAID_OUT_LATE.test(head),
    });
    const inlineStyle = this.#textFor(stylesheets, classLists);
    const first = links[0]!.index;
    const late = head
      .slice(first)
      .replace(LINK, (link) => link.replace(/ ?\/?>$/, ' media="print" disabled=""/>'));
    const plain = links.map(([link]) => link).join('');
    const styled = `${head.slice(0, first)}<style>${inlineStyle}</style>${late}<noscript>${plain}</noscript>`;
    return {
      ...page,
      inlineStyle,
      markup: [Buffer.from(styled), ...marked(markup.subarray(end), lateBlocks)],
    };
  }

  #textFor(stylesheets: readonly KnownStylesheet[], lists: ReadonlySet<string>): string {
    const key = [...stylesheets.map((stylesheet) => stylesheet.key), ...lists].join('\n');
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const classes = new Set([...lists].flatMap((list) => list.split(' ')));
    const text = stylesheets.map(({ rules }) => rulesFor(rules, classes)).join('');
    this.#texts.set(key, text);
    return text;
  }

  /** Undefined for what is no stylesheet of these releases, byte for byte. */
  #stylesheet(
    href: string,
    { composition, apps }: Snapshot,
  ): Promise<KnownStylesheet | undefined> | undefined {
    const integrity = composition.integrity[href];
    const [, name, version, file] = ADDRESS.exec(href) ?? [];
    const app = apps.find((each) => each.name === name && each.version === version);
    if (!integrity || !app || !file) return undefined;
    const key = `${href} ${integrity}`;
    const known = this.#known.get(key);
    if (known) return known;
    const read = readStylesheet(path.join(app.folder, 'web', file), { href, integrity }).then(
      (rules) => ({ key, rules }),
      () => undefined,
    );
    this.#known.set(key, read);
    void read.then((stylesheet) => {
      if (!stylesheet) this.#known.delete(key);
    });
    return read;
  }
}

/** The markup with `late` in these marks. */
function marked(markup: Buffer, marks: readonly number[]): Buffer[] {
  const cuts = [0, ...marks.map((mark) => mark + BEFORE_VALUE), markup.length];
  return cuts.slice(1).flatMap((end, index) => {
    const piece = markup.subarray(cuts[index], end);
    return end < markup.length ? [piece, LATE] : [piece];
  });
}

async function readStylesheet(
  file: string,
  { href, integrity }: { href: string; integrity: string },
): Promise<Stylesheet> {
  const text = await readFile(file);
  if (computeIntegrity(text) !== integrity) throw new Error(`${file} is not what its release declares`);
  return parseStylesheet(text.toString().replace(RELATIVE, `url($1${path.posix.dirname(href)}/`));
}

/** A stylesheet in pieces that can be left out. */
type Stylesheet = readonly Piece[];

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
