import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { addressLine } from 'shared-kit/domain/region';
import { belgianDate } from 'shared-kit/domain/days';
import { listingName } from 'shared-kit/domain/listing-name';
import { pickText, formatPhone } from 'shared-kit/domain/texts';
import type { Language } from 'shared-kit/domain/languages';
import { EDGE, isWithin } from 'shared-kit/domain/map-ground/viewport';
import { formatEuro } from 'shared-kit/domain/numbers';
import { priceWords } from 'shared-kit/domain/price-label';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { BrochureContent } from './brochure-parts.ts';
import { descriptionBlocks } from './description-blocks.ts';
import { brochureFacts, writtenNumber } from './brochure-facts.ts';
import type { BrochureTexts } from './brochure-texts.ts';
import { de } from './texts-de.ts';
import { en } from './texts-en.ts';
import { fr } from './texts-fr.ts';
import { nl } from './texts-nl.ts';

export const BROCHURE_TEXTS: Readonly<Record<Language, BrochureTexts>> = { nl, fr, en, de };

interface Shown {
  property: PropertyDetail;
  language: Language;
  /** Origin of the site. */
  site: string;
  createdAt: Date;
}

/** What a brochure says, but its pictures. It knows no more than the page: the property as the public sees it. */
export function brochureContent(
  config: AgencyConfig,
  { property, language, site, createdAt }: Shown,
): Omit<BrochureContent, 'photos' | 'plan'> {
  const { agency, languages } = config;
  const texts = BROCHURE_TEXTS[language];
  const numberLocale = languages.numberLocales?.[language];
  const written = new Intl.DateTimeFormat(`${language}-BE`, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (date: string) => written.format(new Date(date));
  const text = (value: Parameters<typeof pickText>[0]) => pickText(value, language, languages.default);
  const { address, manager, rooms, surfaces } = property;
  const figures = [
    [surfaces.living, ' m²', property.typeIds.includes(10) ? 'usable' : 'living'],
    [surfaces.ground, ' m²', 'ground'],
    [rooms.bedrooms, '', 'bedrooms'],
    [rooms.bathrooms, '', 'bathrooms'],
    [rooms.garages, '', 'garages'],
  ] as const;
  return {
    language,
    createdAt,
    agency: {
      name: agency.name,
      lines: [
        agency.street,
        `${agency.zip} ${text(agency.city)}`,
        `${formatPhone(agency.phone)}`,
        agency.email,
      ],
    },
    reference: property.reference && `${texts.labels.reference} ${property.reference}`,
    title: listingName(property),
    place:
      addressLine(address, (box) => `${texts.box} ${box}`) +
      (address.street ? '' : ` (${texts.addressOnRequest})`),
    price: priceText(property, language, numberLocale),
    figures: figures
      .filter(([value]) => value)
      .slice(0, 4)
      .map(([value, unit, name]) => [`${writtenNumber(value!, numberLocale)}${unit}`, texts.labels[name]]),
    notice: property.status === 'visits-suspended' ? texts.visitsSuspended : '',
    description: descriptionBlocks(property.description),
    facts: brochureFacts(property, { texts, day, numberLocale }),
    // What lies beyond the drawn ground has none.
    map:
      property.place && isWithin(EDGE, property.place)
        ? { place: property.place, alt: texts.map(address.city) }
        : null,
    energyLabel: property.energy.label,
    contact: {
      title: texts.contact,
      name: manager?.name || agency.name,
      lines: [formatPhone(manager?.phone || agency.phone), manager?.email || agency.email],
    },
    // The site leads on from there to the page's path in this language.
    page: { address: `${site}/${language}/property/${property.id}/`, text: texts.scan },
    foot: [
      texts.foot(day(belgianDate(createdAt))),
      [agency.legalName, agency.vat, text(agency.licence)].filter(Boolean).join(' · '),
    ],
  };
}

function priceText(
  { charges, price }: PropertyDetail,
  language: Language,
  numberLocale: string | undefined,
): string {
  const texts = BROCHURE_TEXTS[language];
  const words = priceWords(language, price, numberLocale);
  if (words === '') return texts.priceHidden;
  return price.perMonth && charges.renter
    ? `${words} ${texts.charges(formatEuro(charges.renter, numberLocale))}`
    : words;
}
