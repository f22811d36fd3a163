const DETAILS = '<details';
const DETAILS_END = '</details>';
const SUMMARY_END = '</summary>';
const IS_OPEN = /\sopen[\s=>]/;
const BEGINS_WITH_SUMMARY = /\s*<summary/y;

const SECTION = '<section';
const SECTION_END = '</section>';
const FOOTER = '<footer';
const CLASS = ' class="';

/** What the shell marks blocks with that stand below the first screen as a rule (docs/decisions/0077). */
const BELOW_FOLD = ' data-below-fold=""';

/** What a page shows first. */
interface FirstScreen {
  /** Class attributes of its elements, each once, in their order. Most elements have the classes of others. */
  classLists: Set<string>;
  /** Where the marks of the sections stand whose contents have other classes too, which nobody sees first. */
  lateBlocks: number[];
}

interface Range {
  start: number;
  end: number;
}

/** A section below the first screen: where its mark stands, and its contents. */
interface Block extends Range {
  mark: number;
}

/**
 * Reads what a page may show first: not its footer, nor what is closed, nor, where blocks below the first screen are laid out late, the contents
 * of sections there; the first of them may begin in a large window.
 */
export function findFirstScreen(markup: string, { isLaidOutLate }: { isLaidOutLate: boolean }): FirstScreen {
  const footer = markup.lastIndexOf(FOOTER);
  const shown = footer < 0 ? markup : markup.slice(0, footer);
  const blocks = isLaidOutLate ? sectionsBelowFold(shown).slice(1) : [];
  const closed = closedRanges(shown);
  const hidden = [...closed, ...blocks].sort((one, other) => one.start - other.start);
  const classLists = classListsIn(shown, hidden);
  const classes = new Set([...classLists].flatMap((list) => list.split(' ')));
  const hasOthers = ({ start, end }: Block) =>
    [...classListsIn(shown.slice(0, end), closed, start)].some(
      (list) => !classLists.has(list) && !list.split(' ').every((name) => classes.has(name)),
    );
  return { classLists, lateBlocks: blocks.filter(hasOthers).map(({ mark }) => mark) };
}

/** Class attributes, each once, of the elements from a place on that are in none of the ranges, which are in their order. */
function classListsIn(markup: string, hidden: readonly Range[], from = 0): Set<string> {
  const lists = new Set<string>();
  let next = 0;
  let at = markup.indexOf(CLASS, from);
  while (at >= 0) {
    while (next < hidden.length && hidden[next]!.end <= at) next++;
    const range = hidden[next];
    if (range && range.start <= at) {
      at = markup.indexOf(CLASS, range.end);
      continue;
    }
    const start = at + CLASS.length;
    const end = markup.indexOf('"', start);
    if (end < 0) break;
    lists.add(markup.slice(start, end));
    at = markup.indexOf(CLASS, end);
  }
  return lists;
}

/** The sections that stand below the first screen, in their order; one within another is part of that. Cards of a grid look like those above. */
function sectionsBelowFold(markup: string): Block[] {
  const sections: Block[] = [];
  let mark = markup.indexOf(BELOW_FOLD);
  while (mark >= 0) {
    const start = after(markup, '>', mark);
    const isSection = markup.startsWith(SECTION, markup.lastIndexOf('<', mark));
    const end = isSection ? sectionEnd(markup, start) : start;
    if (isSection) sections.push({ mark, start, end });
    mark = markup.indexOf(BELOW_FOLD, end);
  }
  return sections;
}

/** Where the contents of a section end that begin here. One that never ends has none. */
function sectionEnd(markup: string, start: number): number {
  let end = markup.indexOf(SECTION_END, start);
  let inner = markup.indexOf(SECTION, start);
  while (end >= 0 && inner >= 0 && inner < end) {
    end = markup.indexOf(SECTION_END, end + 1);
    inner = markup.indexOf(SECTION, inner + 1);
  }
  return end < 0 ? start : end;
}

/** Where the contents of what is closed begin and end, in their order; what is closed within something closed may be taken for open. */
function closedRanges(markup: string): Range[] {
  const ranges: Range[] = [];
  let at = markup.indexOf(DETAILS);
  while (at >= 0) {
    const tagEnd = after(markup, '>', at);
    BEGINS_WITH_SUMMARY.lastIndex = tagEnd;
    const start = BEGINS_WITH_SUMMARY.test(markup) ? after(markup, SUMMARY_END, tagEnd) : tagEnd;
    const end = markup.indexOf(DETAILS_END, start);
    if (end < 0) break;
    const isOpen = IS_OPEN.test(markup.slice(at, tagEnd));
    if (!isOpen) ranges.push({ start, end });
    at = markup.indexOf(DETAILS, isOpen ? start : end);
  }
  return ranges;
}

/** Behind the text; the end of the markup where there is none. */
function after(markup: string, text: string, from: number): number {
  const found = markup.indexOf(text, from);
  return found < 0 ? markup.length : found + text.length;
}
