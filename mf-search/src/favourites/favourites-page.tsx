import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { OwnHomes } from './own-homes.tsx';
import { SharedHomes } from './shared-homes.tsx';

export interface FavouritesData {
  /** Homes of a link that somebody shared; none on the visitor's own page, whose homes only the browser knows. */
  shared: { ids: number[]; items: ListingCard[] } | null;
}

/** The visitor's favourites, or those that somebody shared by a link (product S31). */
export default function FavouritesPage({ data: { shared } }: { data: FavouritesData }) {
  return shared ? <SharedHomes key={shared.ids.join()} {...shared} /> : <OwnHomes />;
}
