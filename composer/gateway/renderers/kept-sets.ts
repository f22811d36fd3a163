import type { Snapshot } from '../releases/snapshot.ts';

/** Live sets that a renderer keeps: requests that began before a flip end with theirs. */
const MOST_LIVE = 2;
/** Sets besides that are for some visitors only. */
const MOST_OTHERS = 4;

type Set = Pick<Snapshot, 'id' | 'audience'>;

/** Which sets of releases a renderer has. The others make room for each other and never for what is live. */
export class KeptSets {
  /** The latest last: ids only increase. */
  #live: number[] = [];
  /** Those that were asked for last stand last. */
  #others: number[] = [];

  /** Notes that a set is rendered with. Answers the sets that are to be dropped for it; undefined where it is there already. */
  use({ id, audience }: Set): number[] | undefined {
    if (audience === 'all') return this.#live.includes(id) ? undefined : this.#addLive(id);
    const isKnown = this.#others.includes(id);
    this.#others = [...this.#others.filter((other) => other !== id), id];
    return isKnown ? undefined : this.#others.splice(0, this.#others.length - MOST_OTHERS);
  }

  /** A request of before the last flips does not cost what is live now its place. */
  #addLive(id: number): number[] {
    const latest = Math.max(id, ...this.#live);
    const dropped = this.#live
      .filter((other) => other !== latest)
      .slice(0, this.#live.length + 1 - MOST_LIVE);
    this.#live = [...this.#live.filter((other) => !dropped.includes(other)), id].toSorted((a, b) => a - b);
    return dropped;
  }
}
