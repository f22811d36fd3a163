import { toCurrency as german } from 'n2words/de-DE';
import { toCurrency as english } from 'n2words/en-IE';
import { toCurrency as french } from 'n2words/fr-BE';
import { toCurrency as dutch } from 'n2words/nl-NL';
import type { OfferFields } from 'shared-kit/contracts/api/forms/offer';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { addressLine } from 'shared-kit/domain/region';
import { belgianDate } from 'shared-kit/domain/days';
import type { Language } from 'shared-kit/domain/languages';
import { listingName } from 'shared-kit/domain/listing-name';
import { pickText, formatPhone, typeset } from 'shared-kit/domain/texts';
import { formatEuro, NUMBER_LOCALE } from 'shared-kit/domain/numbers';
import { computeAdvance, advancePercent, offeredAmount } from 'shared-kit/domain/purchase-offer';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { writeTaggedPdf, type DocumentPart, type DocumentRow } from '../../pdf/tagged-pdf.ts';
import { OFFER_TEXTS } from './offer-texts.ts';

/** An offer as its form was received. */
interface ReceivedOffer {
  id: string;
  language: Language;
  receivedAt: Date;
  fields: OfferFields;
  property: PropertyDetail;
  /** Postal address of person A, in one line. */
  address: string;
}

/** The offer as a document: one and the same for the buyer and for the agency, in the buyer's language. */
export function offerDocument(config: AgencyConfig, offer: ReceivedOffer): Promise<Buffer> {
  const { id, language, receivedAt, fields, property } = offer;
  const texts = OFFER_TEXTS[language];
  const number = offerNumber(id, receivedAt);
  const day = dayIn(language);
  const today = day(belgianDate(receivedAt));
  const { agency, languages } = config;
  const text = (value: Parameters<typeof pickText>[0]) => pickText(value, language, languages.default);
  const second = fields.signers === 'two' && formatName(fields.secondFirstName, fields.secondLastName);
  return writeTaggedPdf({
    language,
    title: texts.title,
    subtitle: texts.subtitle(number, today),
    issuer: [
      agency.legalName,
      `${agency.street}, ${agency.zip} ${text(agency.city)}`,
      `${formatPhone(agency.phone)} · ${agency.email}`,
      `${agency.vat} · ${text(agency.licence)}`,
    ],
    createdAt: receivedAt,
    foot: (page, pages) => texts.foot(number, page, pages),
    parts: [
      rows(texts.property, propertyRows(offer)),
      rows(texts.personA, [
        [texts.labels.name, formatName(fields.firstName, fields.lastName)],
        [texts.labels.address, offer.address],
        [texts.labels.phone, formatPhone(fields.phone)],
        [texts.labels.email, fields.email],
      ]),
      ...(second
        ? [
            rows(texts.personB, [
              [texts.labels.name, second],
              [texts.labels.address, fields.secondAddress || offer.address],
            ]),
          ]
        : []),
      rows(texts.offer, offerRows(config, offer, day)),
      rows(texts.conditionsTitle, conditionRows(config, offer)),
      { kind: 'emphasis', ...texts.binds },
      {
        kind: 'signatures',
        title: texts.sign.title(fields.place, today),
        signed: [
          texts.subtitle(number, today),
          [listingName(property), property.reference].filter(Boolean).join(' · '),
          euro(offeredAmount(fields.amount), config, language),
        ],
        labels: [
          texts.sign.buyer(formatName(fields.firstName, fields.lastName)),
          ...(second ? [texts.sign.buyer(second)] : []),
          texts.sign.seller,
        ],
      },
    ],
  });
}

const formatName = (first: string, last: string) => `${first} ${last}`.trim();

/** Rows without a value are left out. */
const rows = (title: string, all: readonly DocumentRow[]): DocumentPart => ({
  kind: 'rows',
  title,
  rows: all.filter(([, value]) => value !== ''),
});

function propertyRows({ language, property }: ReceivedOffer): DocumentRow[] {
  const { labels, box } = OFFER_TEXTS[language];
  return [
    [labels.property, listingName(property)],
    [labels.reference, property.reference],
    [labels.address, addressLine(property.address, (number) => `${box} ${number}`)],
  ];
}

function offerRows(
  config: AgencyConfig,
  { language, fields }: ReceivedOffer,
  day: (day: string) => string,
): DocumentRow[] {
  const { labels, validity } = OFFER_TEXTS[language];
  const amount = offeredAmount(fields.amount);
  return [
    [labels.amount, euro(amount, config, language)],
    [labels.inWords, amountInWords(amount, language)],
    [labels.validity, validity(day(fields.startDate), day(fields.endDate))],
  ];
}

function conditionRows(config: AgencyConfig, { language, fields, property }: ReceivedOffer): DocumentRow[] {
  const { labels, loan, ownHome, noConditions, advance, accountLater } = OFFER_TEXTS[language];
  const terms = config.forms.offer;
  const percent = advancePercent(terms, property.project !== null);
  const figure = percent.toLocaleString(config.languages.numberLocales?.[language] ?? NUMBER_LOCALE);
  const loanAmount = fields.loanAmount ? euro(offeredAmount(fields.loanAmount), config, language) : '';
  const due = euro(computeAdvance(offeredAmount(fields.amount), percent), config, language);
  return [
    [labels.loan, fields.loan === 'yes' ? loan.yes(loanAmount, fields.loanDays) : loan.none],
    [labels.ownHome, ownHome[fields.ownHome]],
    [labels.conditions, fields.conditions || noConditions],
    ...(percent > 0
      ? ([
          [labels.advance, advance(typeset(`${figure} %`, language), due)],
          [labels.account, terms.account ?? accountLater],
        ] as DocumentRow[])
      : []),
  ];
}

const euro = (amount: number, { languages }: AgencyConfig, language: Language) =>
  formatEuro(amount, languages.numberLocales?.[language]);

/** A day in words: "22 novembre 2026". */
function dayIn(language: Language): (day: string) => string {
  const format = new Intl.DateTimeFormat(`${language}-BE`, { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

const ID_LETTERS = 6;

/** Number of an offer: its day, and the first letters of its id, so that no two processes have to agree on it: "20261122-7F3A9C". */
export function offerNumber(id: string, receivedAt: Date): string {
  return `${belgianDate(receivedAt).replaceAll('-', '')}-${id.slice(0, ID_LETTERS).toUpperCase()}`;
}

const SPELL: Record<Language, (amount: number) => string> = {
  nl: dutch,
  // "un million d'euros"
  fr: (amount) => french(amount).replace(/(millions?) euros$/, '$1 d’euros'),
  en: english,
  de: german,
};

/** Whole euro in words, as the language of Belgium has them: "deux cent septante-cinq mille euros". */
export const amountInWords = (amount: number, language: Language): string => SPELL[language](amount);
