interface NamedListing {
  title: string;
  headline: string;
  mainType: string;
  city: string;
}

/** What a listing is called in text: its title, else the headline of the feed, else its type and town. */
export const listingName = ({ title, headline, mainType, city }: NamedListing): string =>
  title || headline || [mainType, city].filter(Boolean).join(' ');

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

/** Last words that ask for a figure, in the languages of the site: "Faire offre à partir de", "Bieden vanaf", "Offers from", "Gebote ab". */
const ASKS_FOR_AMOUNT = /(?:^|\s)(?:à partir de|dès|vanaf|from|ab)$/i;

/**
 * What the ribbon of a listing's marquee says (product L4): its name, with the amount where the name ends with a word that asks for one.
 * @param amount as it is written, undefined where the listing tells none
 */
export function marqueeWords(name: string, amount: string | undefined): string {
  const words = name.trim();
  return amount && ASKS_FOR_AMOUNT.test(words) ? `${words} ${amount}` : words;
}
