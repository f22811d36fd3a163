import type { Language } from '../languages.ts';

/** Cities, towns, municipalities and villages are named from these zooms on. */
export const FROM_ZOOM: readonly number[] = [6, 8.5, 10, 12];

/** The level of a village, from 1. */
export const VILLAGE = 4;

/** Dutch name, French name if it differs, region by its first letter, empty abroad, level from 1, latitude, longitude. */
export type Town = [nl: string, fr: string, region: string, level: number, lat: number, lng: number];

/** Name, latitude and longitude of a place that is no municipality. */
export type Village = [name: string, lat: number, lng: number];

/** Names that English and German have of their own, by the Dutch one. */
const OWN_NAMES: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  en: { Brussel: 'Brussels', Antwerpen: 'Antwerp', Gent: 'Ghent', Brugge: 'Bruges' },
  de: { Brussel: 'Brüssel', Luik: 'Lüttich', Brugge: 'Brügge', Luxemburg: 'Luxemburg' },
};
const FLANDERS = 'f';

/** The name of a town in a language; English and German take that of its region. */
export function townName([nl, fr, region]: Town, language: Language): string {
  const own = OWN_NAMES[language]?.[nl];
  if (own) return own;
  const isDutch = language === 'nl' || (language !== 'fr' && region === FLANDERS);
  return isDutch ? nl : fr || nl;
}
