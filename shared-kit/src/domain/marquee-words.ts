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
