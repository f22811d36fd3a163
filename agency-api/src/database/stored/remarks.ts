import type { Contradiction } from 'shared-kit/domain/contradictions';
import type { Goal } from 'shared-kit/domain/goal';

/** What an import remarks on a record of details. It is stored with the record, which is not looked at again until it changes. */
export interface Remarks {
  /** Kinds of what it says against itself or its listing (product D23). */
  contradictions: Contradiction[];
  legal: DetailLegalNotes;
}

/** What a record of details leaves out, whatever its listing is (product P29). */
export interface DetailLegalNotes {
  /** Facts that it does not tell, each by its first key. */
  untold: string[];
  /** Goals for which it says that the unit is sold or rented. */
  closedGoals: readonly Goal[];
}
