/** One problem of a feed. `index` is the record's position in its list from 0; `id` is absent when the record has no readable one. */
export interface FeedProblem {
  list: string;
  index?: number;
  id?: string;
  field?: string;
  rule: string;
}

/** `properties[12] (ID 1399), Goal: must be 0 or 1`. */
export function describeProblem({ list, index, id, field, rule }: FeedProblem): string {
  const record = index === undefined ? list : `${list}[${index}]${id === undefined ? '' : ` (ID ${id})`}`;
  return printable(`${record}${field ? `, ${field}` : ''}: ${rule}`);
}

/** Control characters and lone surrogates of a feed written as escapes: a message must not control the terminal that shows it. */
export function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The feed has problems and was not loaded; each was reported when it was found. */
export class RejectedFeed extends Error {
  override name = 'RejectedFeed';

  /** `canSkip`: only single records are faulty, so that the others could be loaded. */
  constructor(problemCount: number, canSkip: boolean) {
    const hint = canSkip ? ' (--skip-invalid loads the good records)' : '';
    super(`${problemCount} fault${problemCount === 1 ? '' : 's'}; nothing was changed${hint}`);
  }
}

/** Maximum number of distinct warnings; more than that usually have one cause. */
const AT_MOST = 500;

/** Collects warnings, once per kind with a count, so that 100,000 similar records make one line. */
export class FeedWarnings {
  readonly #found = new Map<string, { count: number; example: string }>();

  add(kind: string, example: string): void {
    const known = this.#found.get(kind);
    if (known) known.count += 1;
    else if (this.#found.size < AT_MOST) this.#found.set(kind, { count: 1, example });
  }

  /** `properties: unknown key "Colour", kept aside (3 times, first at properties[0])`. */
  toLines(): string[] {
    return [...this.#found].map(
      ([kind, { count, example }]) =>
        `${printable(kind)} (${count === 1 ? 'at' : `${count} times, first at`} ${example})`,
    );
  }
}
