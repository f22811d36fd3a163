import type { FavouritesData } from './favourites.loader.ts';
import { OwnHomes } from './own-homes.tsx';
import { SharedHomes } from './shared-homes.tsx';

/** The visitor's favourites, or those that somebody shared by a link (product S31). */
export default function FavouritesPage({ data: { shared } }: { data: FavouritesData }) {
  return shared ? <SharedHomes key={shared.ids.join()} {...shared} /> : <OwnHomes />;
}
