import type { PriceLabel } from 'shared-kit/contracts/api/listing';
import type { Language } from 'shared-kit/domain/languages';
import { formatEuro } from 'shared-kit/domain/money';
import { SECTION_NAMES } from 'shared-kit/domain/sections';
import type { FeedSection } from 'shared-kit/domain/site-files';

interface Texts {
  title: (section: string, agency: string) => string;
  perMonth: string;
  from: string;
  onRequest: string;
  bedroom: string;
  bedrooms: string;
}

/** The words of feeds, which are made without the code of any page. */
const TEXTS: Readonly<Record<Language, Texts>> = {
  nl: {
    title: (section, agency) => `Nieuw aanbod: ${section} – ${agency}`,
    perMonth: '/ maand',
    from: 'vanaf',
    onRequest: 'Prijs op aanvraag',
    bedroom: 'slaapkamer',
    bedrooms: 'slaapkamers',
  },
  fr: {
    title: (section, agency) => `Nouveaux biens : ${section} – ${agency}`,
    perMonth: '/ mois',
    from: 'à partir de',
    onRequest: 'Prix sur demande',
    bedroom: 'chambre',
    bedrooms: 'chambres',
  },
  en: {
    title: (section, agency) => `New listings: ${section} – ${agency}`,
    perMonth: '/ month',
    from: 'from',
    onRequest: 'Price on request',
    bedroom: 'bedroom',
    bedrooms: 'bedrooms',
  },
  de: {
    title: (section, agency) => `Neue Angebote: ${section} – ${agency}`,
    perMonth: '/ Monat',
    from: 'ab',
    onRequest: 'Preis auf Anfrage',
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

/** A price in words and figures; empty when it is not published. */
export function priceText(language: Language, { kind, amount, perMonth, annuity }: PriceLabel): string {
  const texts = TEXTS[language];
  if (kind === 'on-request') return texts.onRequest;
  if (kind === 'hidden' || amount === null) return '';
  const euro = `${kind === 'from' ? `${texts.from} ` : ''}${formatEuro(amount)}`;
  if (!annuity) return capitalized(perMonth ? `${euro} ${texts.perMonth}` : euro);
  const rent = annuity.monthlyRent === null ? '' : ` + ${formatEuro(annuity.monthlyRent)} ${texts.perMonth}`;
  return `Bouquet ${euro}${rent}`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
