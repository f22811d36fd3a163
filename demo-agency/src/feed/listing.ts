import { isClosed } from 'shared-kit/domain/status';
import type { ListingFacts } from './listing-facts.ts';
import type { DemoPicture } from './media/pictures.ts';
import type { PointKey } from './points/point.ts';

/** Whether its texts may tell a price: not that of a home that is gone, nor one that is withheld. */
export const tellsPrice = ({ asking, status }: Pick<ListingFacts, 'asking' | 'status'>): boolean =>
  !isClosed(status) && asking.published && !asking.onDemand;

/** A demo listing without texts. */
export interface Listing extends ListingFacts {
  pictures: DemoPicture[];
  /** False for the few listings whose exporter left the title empty (product A14). */
  titled: boolean;
  /** Its selling points, the strongest first; texts in all languages use them. */
  points: PointKey[];
}
