import type { Locator } from '@playwright/test';

/**
 * Words that have no room where they stand: beyond the edge of a box that cuts them, as in "3+ slaapkam…", or broken without a hyphen.
 * What only assistive technology reads is left out, and so are addresses, which break anywhere, and the facts of a card, of which whole ones are
 * left out where they have no room.
 */
export const cutWords = (part: Locator) => part.evaluate(findCutWords);

/** Runs in the page. */
function findCutWords(root: Element): string[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  const found: string[] = [];
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    Boolean(element.closest('script, style, noscript, option')) ||
    isForReaders(element);
  const isForReaders = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isForReaders(element.parentElement));

  for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (field.matches('[type=checkbox], [type=radio], [type=range], [type=date], [type=file]')) continue;
    if (isHidden(field)) continue;
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = getComputedStyle(field, field.value ? null : '::placeholder').font;
    const words =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? '')
        : field.value || field.placeholder;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (pen.measureText(words).width > room + 1) found.push(`field: ${words}`);
  }

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const box = text.parentElement!;
    if (!text.data.trim() || isHidden(box) || box.closest('article ul')) continue;
    const isCut =
      /hidden|clip/.test(getComputedStyle(box).overflowX) &&
      (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 3);
    if (isCut) found.push(`cut: ${text.data}`);
    if (/^\S+[.@]\S+$/.test(text.data.trim())) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}’]{2,}/gu)) {
      const range = new Range();
      // The hyphen that a soft one leaves at the end of the line before counts as the beginning of what follows it.
      range.setStart(text, text.data[index - 1] === '\u00ad' ? index + 1 : index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top }) => Math.round(top));
      if (new Set(lines).size > 1) found.push(`broken: ${word}`);
    }
  }
  return [...new Set(found)];
}
