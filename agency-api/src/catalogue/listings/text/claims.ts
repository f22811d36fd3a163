import type { ListingFilter } from 'shared-kit/contracts/api/listing';
import type { Goal } from 'shared-kit/domain/goal';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import type { ListingColumns } from '../columns/listing-columns.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { FoldedText, Span } from '../words/folded-text.ts';
import type { TextPart } from './text-meaning.ts';

/** What a text is read with. */
export interface TextContext {
  database: Database;
  config: AgencyConfig;
  columns: ListingColumns;
  vocabulary: Vocabulary;
  language: Language;
  goal: Goal;
  list: ListingFilter['list'];
}

/** More words than this are not looked at. */
export const MOST_WORDS = 30;

/** The words of a text, and what was made of them so far: each word is of one part. */
export class Claims {
  readonly text: FoldedText;
  readonly context: TextContext;
  readonly #parts: (TextPart | Promise<TextPart>)[] = [];
  readonly #isTaken: Uint8Array;

  constructor(text: FoldedText, context: TextContext) {
    this.text = text;
    this.context = context;
    this.#isTaken = new Uint8Array(text.folded.length);
  }

  get words(): readonly string[] {
    return this.text.words.map(({ word }) => word);
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  isFree({ from, to }: Span): boolean {
    return this.#isTaken.subarray(from, to).every((taken) => taken === 0);
  }

  /** From one word up to, not including, another; undefined where a word of them is of another part. */
  span(from: number, to: number): Span | undefined {
    const [first, last] = [this.text.words[from], this.text.words[to - 1]];
    if (!first || !last) return undefined;
    const span = { from: first.from, to: last.to };
    return this.isFree(span) ? span : undefined;
  }

  add(part: TextPart): void {
    this.#take(part.spans);
    this.#parts.push(part);
  }

  /** A part that texts are looked up for. What is added in one turn is looked up by one query. */
  addLater(span: Span, part: Promise<TextPart>): void {
    this.#take([span]);
    this.#parts.push(part);
  }

  #take(spans: readonly Span[]): void {
    for (const { from, to } of spans) this.#isTaken.fill(1, from, to);
  }

  /** All parts, in the order of the text. */
  async settled(): Promise<TextPart[]> {
    const parts = await Promise.all(this.#parts);
    return parts.sort((a, b) => a.spans[0]!.from - b.spans[0]!.from);
  }
}
