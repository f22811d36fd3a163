import type { PriceLabel } from '../contracts/api/listing.ts';
import type { Language } from './languages.ts';
import { formatEuro } from './money.ts';

/** What a price of new build says, wherever it stands (product L7). */
export const VAT_WORDS: Readonly<Record<Language, Readonly<Record<'excluded' | 'included', string>>>> = {
  nl: { excluded: 'excl. btw', included: 'incl. btw' },
  fr: { excluded: 'HTVA', included: 'TVAC' },
  en: { excluded: 'excl. VAT', included: 'incl. VAT' },
  de: { excluded: 'zzgl. MwSt.', included: 'inkl. MwSt.' },
};

const WORDS: Readonly<
  Record<Language, { ofAnnuity: string; from: string; perMonth: string; onRequest: string }>
> = {
  nl: { ofAnnuity: 'op lijfrente', from: 'vanaf', perMonth: '/ maand', onRequest: 'Prijs op aanvraag' },
  fr: { ofAnnuity: 'en viager', from: 'à partir de', perMonth: '/ mois', onRequest: 'Prix sur demande' },
  en: { ofAnnuity: 'life annuity', from: 'from', perMonth: '/ month', onRequest: 'Price on request' },
  de: { ofAnnuity: 'auf Leibrente', from: 'ab', perMonth: '/ Monat', onRequest: 'Preis auf Anfrage' },
};

/** A price in words and figures, where no code of a page runs: in mails and feeds. Empty when it is not published. */
export function priceWords(language: Language, price: PriceLabel, locale?: string): string {
  const { kind, amount, perMonth, annuity, vat, unit } = price;
  const words = WORDS[language];
  if (kind === 'on-request') return words.onRequest;
  if (kind === 'hidden' || amount === null) return '';
  const figure = `${kind === 'from' ? `${words.from} ` : ''}${formatEuro(amount, locale)}`;
  if (annuity) {
    const { monthlyRent } = annuity;
    const rent = monthlyRent === null ? '' : ` + ${formatEuro(monthlyRent, locale)} ${words.perMonth}`;
    return `Bouquet ${figure}${rent}`;
  }
  return capitalized(
    [
      figure,
      unit ?? (perMonth && words.perMonth),
      price.ofAnnuity && words.ofAnnuity,
      vat && VAT_WORDS[language][vat],
    ]
      .filter(Boolean)
      .join(' '),
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
