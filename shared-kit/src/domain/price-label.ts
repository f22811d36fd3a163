import type { PropertyDetailRecord } from '../contracts/feed/property-detail-record.ts';
import { isSale } from './goal.ts';
import { foldWords } from './slug.ts';
import { isEmpty } from './texts.ts';
import type { PriceLabel as ShownPrice } from '../contracts/api/listing.ts';
import type { Language } from './languages.ts';
import { formatEuro } from './numbers.ts';

/** The price fields of a listing (feed: Goal, Price, PriceUnit, PublishPrice, PriceOnDemand, LifeAnnuity); null or absent means unknown. */
interface PriceFacts {
  goal: number;
  price?: number | null;
  priceUnit?: number | null;
  priceUnitText?: string | null;
  publishPrice?: boolean | null;
  priceOnDemand?: boolean | null;
  bouquet?: number | null;
  monthlyRent?: number | null;
}

/**
 * The price to show, as data; texts are in the translations. `perMonth` is true for rents. With `annuity`,
 * the amount is the bouquet of a life-annuity sale; its rent in euro is null when unknown. `unit` is what the feed says that the price is of,
 * such as "par m²".
 */
type PriceLabel =
  | {
      kind: 'amount' | 'from';
      amount: number;
      perMonth: boolean;
      annuity?: { monthlyRent: number | null };
      unit?: string;
    }
  | { kind: 'on-request' | 'hidden'; amount?: undefined; perMonth: boolean };

export type PriceFlags = Pick<PropertyDetailRecord, 'PublishPrice' | 'PriceOnDemand'>;

/** Whether a record withholds the price of a sale. A rental advert must show its rent. */
export function withholdsPrice({ PriceOnDemand, PublishPrice }: PriceFlags): boolean {
  return PriceOnDemand === true || PublishPrice === false;
}

/** PriceUnit 7 means "starting from" (product L5). */
const STARTING_FROM = 7;

/**
 * Sale: on request, not published, starting from, or the amount. A rental advert must show its rent, so there neither "on request" nor
 * "not published" applies (product L6). An unknown price is hidden.
 */
export function priceLabel(facts: PriceFacts): PriceLabel {
  const perMonth = !isSale(facts.goal);
  if (!perMonth && facts.priceOnDemand) return { kind: 'on-request', perMonth };
  if (!perMonth && facts.publishPrice === false) return { kind: 'hidden', perMonth };
  if (!isPrice(facts.price)) return { kind: 'hidden', perMonth };
  const kind = facts.priceUnit === STARTING_FROM ? 'from' : 'amount';
  return { kind, amount: facts.price, perMonth, ...annuityAfter(facts), ...toUnit(facts) };
}

/** The words of "starting from" are the site's own. */
function toUnit({ priceUnit, priceUnitText }: PriceFacts) {
  const unit = priceUnit === STARTING_FROM ? '' : (priceUnitText?.trim() ?? '');
  return unit === '' ? {} : { unit };
}

/** A price that is not the bouquet is the price of the whole. */
function annuityAfter({ goal, price, bouquet, monthlyRent }: PriceFacts) {
  if (!isSale(goal) || price !== bouquet) return {};
  return { annuity: { monthlyRent: isPrice(monthlyRent) ? monthlyRent : null } };
}

function isPrice(price: number | null | undefined): price is number {
  return Number.isFinite(price) && (price as number) > 0;
}

/** Words of the feed about VAT, folded. */
const NOT = /\b(?:non|niet|nicht|not|hors|ohne|excl\w*)\b/;
const INCLUDED = /\b(?:incl\w*|inkl\w*|inbegrepen|inclus\w*|comprise?|tvac|ttc)\b/;

/** Whether a price under VAT includes it, by the feed's wording (VAT); undefined where the sale is not under VAT (product L7). */
export function readVat(text: string | number | null | undefined): 'excluded' | 'included' | undefined {
  if (text === 0 || text === null || text === undefined || isEmpty(String(text))) return undefined;
  const words = foldWords(String(text));
  return INCLUDED.test(words) && !NOT.test(words) ? 'included' : 'excluded';
}

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
export function priceWords(language: Language, price: ShownPrice, locale?: string): string {
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
