import type { Area } from 'shared-kit/domain/areas';
import type { Language } from 'shared-kit/domain/languages';

const NAMES: Readonly<Record<Area, Readonly<Record<Language, string>>>> = {
  'region:brussels': { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' },
  'region:flanders': { nl: 'Vlaanderen', fr: 'Flandre', en: 'Flanders', de: 'Flandern' },
  'region:wallonia': { nl: 'Wallonië', fr: 'Wallonie', en: 'Wallonia', de: 'Wallonie' },
  'province:antwerp': { nl: 'Antwerpen', fr: 'Anvers', en: 'Antwerp', de: 'Antwerpen' },
  'province:brussels-capital': {
    nl: 'Brussels Hoofdstedelijk Gewest',
    fr: 'Bruxelles-Capitale',
    en: 'Brussels-Capital',
    de: 'Brüssel-Hauptstadt',
  },
  'province:east-flanders': {
    nl: 'Oost-Vlaanderen',
    fr: 'Flandre-Orientale',
    en: 'East Flanders',
    de: 'Ostflandern',
  },
  'province:flemish-brabant': {
    nl: 'Vlaams-Brabant',
    fr: 'Brabant flamand',
    en: 'Flemish Brabant',
    de: 'Flämisch-Brabant',
  },
  'province:hainaut': { nl: 'Henegouwen', fr: 'Hainaut', en: 'Hainaut', de: 'Hennegau' },
  'province:liege': { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' },
  'province:limburg': { nl: 'Limburg', fr: 'Limbourg', en: 'Limburg', de: 'Limburg' },
  'province:luxembourg': { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' },
  'province:namur': { nl: 'Namen', fr: 'Namur', en: 'Namur', de: 'Namur' },
  'province:walloon-brabant': {
    nl: 'Waals-Brabant',
    fr: 'Brabant wallon',
    en: 'Walloon Brabant',
    de: 'Wallonisch-Brabant',
  },
  'province:west-flanders': {
    nl: 'West-Vlaanderen',
    fr: 'Flandre-Occidentale',
    en: 'West Flanders',
    de: 'Westflandern',
  },
};

/** The name of a region or province in a language. */
export const areaName = (area: Area, language: Language): string => NAMES[area][language];

/** Its names in all languages. */
export const areaNames = (area: Area): string[] => [...new Set(Object.values(NAMES[area]))];
