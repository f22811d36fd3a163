import type { Language } from 'shared-kit/domain/languages';
import { SECTION_NAMES } from 'shared-kit/domain/sections';
import type { FeedSection } from 'shared-kit/domain/site-files';

interface Texts {
  title: (section: string, agency: string) => string;
  bedroom: string;
  bedrooms: string;
}

/** The words of feeds, which are made without the code of any page. */
const TEXTS: Readonly<Record<Language, Texts>> = {
  nl: {
    title: (section, agency) => `Nieuw aanbod: ${section} – ${agency}`,
    bedroom: 'slaapkamer',
    bedrooms: 'slaapkamers',
  },
  fr: {
    title: (section, agency) => `Nouveaux biens : ${section} – ${agency}`,
    bedroom: 'chambre',
    bedrooms: 'chambres',
  },
  en: {
    title: (section, agency) => `New listings: ${section} – ${agency}`,
    bedroom: 'bedroom',
    bedrooms: 'bedrooms',
  },
  de: {
    title: (section, agency) => `Neue Angebote: ${section} – ${agency}`,
    bedroom: 'Schlafzimmer',
    bedrooms: 'Schlafzimmer',
  },
};

export const feedTitle = (language: Language, section: FeedSection, agency: string): string =>
  TEXTS[language].title(SECTION_NAMES[section][language], agency);

export function bedroomsText(language: Language, count: number): string {
  const { bedroom, bedrooms } = TEXTS[language];
  return `${count} ${count === 1 ? bedroom : bedrooms}`;
}
