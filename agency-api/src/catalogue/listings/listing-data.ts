import type { ListingColumns } from './columns/listing-columns.ts';
import type { SimilarListings } from './property/similar-listings.ts';
import type { OpenCounts } from './suggestions/open-counts.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

/** What answers about listings are made from, of one version of the data, in memory. */
export interface ListingData {
  version: number;
  vocabulary: Vocabulary;
  columns: ListingColumns;
  similar: SimilarListings;
  openCounts: OpenCounts;
}
