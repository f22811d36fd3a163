/** Two lines of a card's title. */
const MOST_LETTERS = 58;
/** A part of a title shorter than this says too little alone. */
const LEAST_LETTERS = 24;
/** Where a phrase ends: at punctuation, and before a word that adds something to what is said already. */
const PHRASE_END =
  /\s?[:;,–—](?=\s)|[.!?](?=\s)|\s(?=(?:et|avec|sans|près|en|met|zonder|bij|and|with|without|near|und|mit|ohne|nahe)\s)/g;
/** What a title must not end with before an ellipsis: punctuation, and a short word such as an article or a preposition. */
const LOOSE_END = /(?:[\s,;:.!?–—-]|\s[\p{L}’']{1,3})+$/u;

/** The title of a listing as a card has room for it (product L18): whole, else its first phrases, else words and an ellipsis; never a part of a word. */
export function cardTitle(title: string): string {
  if (title.length <= MOST_LETTERS) return title;
  const phrases = [...title.matchAll(PHRASE_END)].map(({ index }) => index);
  const end = phrases.findLast((at) => at <= MOST_LETTERS);
  if (end !== undefined && end >= LEAST_LETTERS) return title.slice(0, end);
  const words = title.slice(0, Math.max(title.lastIndexOf(' ', MOST_LETTERS), 0));
  return words ? `${words.replace(LOOSE_END, '')}…` : title;
}
