import { isLive } from '../releases/snapshot.ts';
import type { Snapshot } from '../releases/snapshot.ts';

/** Live sets that a renderer keeps: requests that began before a flip end with theirs. */
const MOST_LIVE = 2;
/** Sets besides: that of the canary and the one that it follows; those of links. */
const MOST_OTHERS = { share: 2, holder: 4 };

type Set = Pick<Snapshot, 'id' | 'audience'>;

/** Which sets of releases a renderer has. Those of links make room for each other, and never for what visitors get. */
export class KeptSets {
  /** The latest last: ids only increase. */
  #live: number[] = [];
  /** Those that were asked for last stand last. */
  readonly #others = { share: [] as number[], holder: [] as number[] };

  /** Notes that a set is rendered with. Answers the sets that are to be dropped for it; undefined where it is there already. */
  use({ id, audience }: Set): number[] | undefined {
    if (isLive(audience)) return this.#live.includes(id) ? undefined : this.#addLive(id);
    const kind = audience === 'share' ? 'share' : 'holder';
    const others = this.#others[kind];
    const isKnown = others.includes(id);
    const used = [...others.filter((other) => other !== id), id];
    this.#others[kind] = used;
    return isKnown ? undefined : used.splice(0, used.length - MOST_OTHERS[kind]);
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
