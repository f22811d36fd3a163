import { PageCache } from './page-cache.ts';
import type { CacheFigures } from './page-cache.ts';

/** Share of the memory for pages of sets of releases that are for some visitors only, where there may be such sets. */
const OF_OTHERS = 0.125;

interface Options {
  /** Bound of all that is cached, in bytes; 0 caches nothing. */
  bytes: number;
  /** Whether there may be other sets of releases than the live one. */
  hasOthers?: boolean;
}

/** The page cache, in two parts: pages for who holds a link are never found among those of visitors, and do not drop them. */
export class PageCaches {
  /** Pages of what is live, and of the canary, whose number is in their keys. */
  readonly forAll: PageCache;
  /** Pages of all other sets, whose numbers are in their keys. */
  readonly ofOthers: PageCache;

  constructor({ bytes, hasOthers = false }: Options) {
    const ofOthers = hasOthers ? Math.floor(bytes * OF_OTHERS) : 0;
    this.forAll = new PageCache({ bytes: bytes - ofOthers });
    this.ofOthers = new PageCache({ bytes: ofOthers });
  }

  get isOn(): boolean {
    return this.forAll.isOn;
  }

  get figures(): CacheFigures {
    const [all, others] = [this.forAll.figures, this.ofOthers.figures];
    return { bytes: all.bytes + others.bytes, pages: all.pages + others.pages };
  }
}
