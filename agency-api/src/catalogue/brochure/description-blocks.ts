import { plainText } from 'shared-kit/domain/plain-text';

/** A paragraph or heading of a description, or its items that follow each other in a list. */
export type DescriptionBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const BLOCK = /(<\/?(?:p|br|div|ul|ol|li|h[1-6])\b[^<>]*>)/i;
const ITEM = /^<li\b/i;
const END = /^<\/?(?:ul|ol|li)\b/i;

/** The description of a listing, which is HTML, as blocks of text in their order. */
export function descriptionBlocks(html: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  let isItem = false;
  let joinsList = false;
  for (const part of html.split(BLOCK)) {
    if (BLOCK.test(part)) {
      isItem = ITEM.test(part) || (isItem && !END.test(part));
      if (!/^<\/?li\b/i.test(part) && !isItem) joinsList = false;
      continue;
    }
    const text = plainText(part);
    if (!text) continue;
    const last = blocks.at(-1);
    if (!isItem) blocks.push({ kind: 'paragraph', text });
    else if (joinsList && last?.kind === 'list') last.items.push(text);
    else blocks.push({ kind: 'list', items: [text] });
    joinsList = isItem;
  }
  return blocks;
}
