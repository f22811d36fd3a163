import type { Texts } from '../texts.ts';

/** What a place is like; texts and plots depend on it. */
export type Setting = 'city' | 'town' | 'village' | 'coast';

/** A town where the demo agency has listings. */
export interface Town {
  names: Texts;
  zip: string;
  countryId: 10 | 50;
  latitude: number;
  longitude: number;
  setting: Setting;
  /** Flats in fair condition, euro per m²; houses and rents follow from it. */
  pricePerSquareMetre: number;
  /** How many listings it has, relative to the others. */
  weight: number;
  streetLanguage: 'fr' | 'nl' | 'de' | 'fr-nl';
  /** A well-known spot with its article; the German form is in the dative case ("der Zitadelle"). */
  landmark: Texts | null;
}

type Facts = Omit<Town, 'names' | 'countryId' | 'landmark'> & { countryId?: 50; landmark?: Texts };

export const town = (names: Texts, facts: Facts): Town => ({
  countryId: 10,
  landmark: null,
  ...facts,
  names,
});
