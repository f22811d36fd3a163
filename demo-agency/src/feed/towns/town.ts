import type { Texts } from '../texts.ts';

/** Character of a place; texts and plots depend on it. */
export type Setting = 'city' | 'town' | 'village' | 'coast';

/** A town where the demo agency has listings. */
export interface Town {
  names: Texts;
  zip: string;
  countryId: 10 | 50;
  latitude: number;
  longitude: number;
  setting: Setting;
  /** Price of flats in fair condition, euro per m²; those of houses and rents are derived from it. */
  pricePerSquareMetre: number;
  /** Relative number of listings. */
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
