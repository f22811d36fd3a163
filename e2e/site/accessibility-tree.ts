import type { Page } from '@playwright/test';

/**
 * The accessibility tree of a part of a page as text, without addresses: of list items, articles and the like that stand side by
 * side only the first is kept, with the number of the others. Left out are the day of the import, the year of the copyright, and frames,
 * which come when the visitor is near: the tree does not say what is in them.
 */
export async function accessibilityTree(page: Page, part: 'body' | 'main'): Promise<string> {
  const snapshot = await page.locator(part).ariaSnapshot();
  const lines = snapshot.replaceAll(OF_TODAY, '$1 …').split('\n');
  return `${withoutRepeats(lines.filter((line) => !/^ *- (\/url:|iframe$)/.test(line))).join('\n')}\n`;
}

/** The day on which the demo listings were loaded, and the year. */
const OF_TODAY = /(Sur ce site depuis le\n *- definition:|©) \d+( \p{L}+ \d+)?/gu;

function withoutRepeats(lines: readonly string[]): string[] {
  const kept: string[] = [];
  const blocks = splitBlocks(lines);
  blocks.forEach(([head = '', ...inner], index) => {
    const role = repeatedRole(head);
    if (role && role === repeatedRole(blocks[index - 1]?.[0])) return;
    kept.push(head, ...withoutRepeats(inner));
    const more = role ? repeatsAfter(blocks, index, role) : 0;
    if (more > 0) kept.push(`${readIndent(head)}# and ${more} more`);
  });
  return kept;
}

/** Lines of the outermost level, each with what is below it. */
function splitBlocks(lines: readonly string[]): string[][] {
  const outermost = Math.min(...lines.map((line) => readIndent(line).length));
  const blocks: string[][] = [];
  for (const line of lines)
    if (readIndent(line).length === outermost) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  return blocks;
}

function repeatsAfter(blocks: readonly string[][], from: number, role: string): number {
  const rest = blocks.slice(from + 1);
  const end = rest.findIndex(([head]) => repeatedRole(head) !== role);
  return end === -1 ? rest.length : end;
}

const readIndent = (line: string) => /^ */.exec(line)![0];

/** What stands many times side by side, and says nothing new of the page's structure. */
const repeatedRole = (line = '') => /^ *- '?(listitem|article|row|option)\b/.exec(line)?.[1];
