import { foldAccents } from 'composer/paths';

/** From a place of the folded text up to, not including, another. */
export interface Span {
  from: number;
  to: number;
}

/** A word of a text: folded, and where it stands. */
interface TextWord extends Span {
  word: string;
}

/** In Dutch and German a home is written in one word with what it has: "nieuwbouwappartement", "huurwoning", "Dreizimmerwohnung". */
export const HOME_BEHIND = '(?=appartement|haus|huis|studio|villa|wohnung|woning)';
const WORDS = new RegExp(
  `(?:huur|koop|neubau|nieuwbouw|[a-z0-9]*(?:kamer|zimmer))${HOME_BEHIND}|[a-z0-9]+`,
  'g',
);

/** A typed text in lower case without accents, that knows which letters it was made of. */
export class FoldedText {
  readonly typed: string;
  readonly folded: string;
  /** In letters and digits, in order. */
  readonly words: readonly TextWord[];
  /** The place in the typed text of each letter of the folded one, and its end. */
  readonly #places: number[] = [];

  constructor(typed: string) {
    this.typed = typed.normalize('NFC').replace(/\p{Cc}/gu, ' ');
    let folded = '';
    let place = 0;
    for (const letter of this.typed) {
      const plain = foldAccents(letter).toLowerCase();
      for (let at = 0; at < plain.length; at++) this.#places.push(place);
      folded += plain;
      place += letter.length;
    }
    this.#places.push(place);
    this.folded = folded;
    this.words = [...folded.matchAll(WORDS)].map(({ 0: word, index }) => ({
      word,
      from: index,
      to: index + word.length,
    }));
  }

  /** What was typed there. */
  typedAt({ from, to }: Span): string {
    return this.typed.slice(this.#places[from], this.#places[to]);
  }

  /** The typed text without these spans, with one blank between what is left. */
  without(spans: readonly Span[]): string {
    let rest = '';
    let end = 0;
    for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
      rest += `${this.typedAt({ from: end, to: Math.max(end, from) })} `;
      end = Math.max(end, to);
    }
    return `${rest}${this.typedAt({ from: end, to: this.folded.length })}`.replace(/\s+/g, ' ').trim();
  }
}
