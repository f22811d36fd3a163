import { printable } from './feed-problem.ts';

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
