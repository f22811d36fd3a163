import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import type { DemoOpenDay, DemoOpenDays } from '../demo-open-days.ts';
import type { Listing } from '../listing.ts';
import { randomFor } from 'shared-kit/domain/seeded-random';
import { DEMO_SEED } from '../seed.ts';
import { createDealer, type Dealer } from '../words/dealer.ts';
import { describe } from '../words/describe.ts';
import { typeset } from '../words/typography.ts';
import { VOICES } from '../words/voices.ts';
import { ownerDocumentKeys } from './detail-owner-documents.ts';
import { detailRecord, type DetailTexts } from './detail-record.ts';
import { propertyRecord } from './property-record.ts';
import { chooseTranslation } from './translation.ts';

/** What is counted from the day of the export, where there is one. */
interface Dated {
  openDays: DemoOpenDays;
  today: Date | undefined;
}

/** The lists `properties` and `details` of one language, in the order of the listings, so that texts of neighbours differ. */
export function listingLists(listings: readonly Listing[], language: Language, { openDays, today }: Dated) {
  const dealer = createDealer(randomFor(DEMO_SEED, 'words', language));
  const properties: PropertyRecord[] = [];
  const details: PropertyDetailRecord[] = [];
  for (const listing of listings) {
    const headline = dealer.deal(VOICES[language].headlines(listing));
    properties.push(propertyRecord(listing, language, typeset(headline, language)));
    const translation = chooseTranslation(listing, language);
    if (translation === 'absent') continue;
    const texts = translation === 'complete' ? createTexts(listing, language, dealer) : NO_TEXTS;
    details.push({
      ...detailRecord(listing, language, texts),
      ...ownerDocumentKeys(listing, language, today),
      ...openDayKeys(openDays.get(listing.id), language),
    });
  }
  return { properties, details };
}

function openDayKeys(
  openDays: readonly DemoOpenDay[] | undefined,
  language: Language,
): Pick<PropertyDetailRecord, 'OpenDays'> {
  if (!openDays) return {};
  return {
    OpenDays: openDays.map(({ day, slot, note }) => {
      const [from, to] = slot.split('-');
      return { Start: `${day}T${from}`, End: `${day}T${to}`, Note: note?.[language] ?? null };
    }),
  };
}

const NO_TEXTS: DetailTexts = { title: '', description: '' };

function createTexts(listing: Listing, language: Language, dealer: Dealer): DetailTexts {
  const voice = VOICES[language];
  const random = randomFor(DEMO_SEED, 'description', listing.id);
  return {
    title: listing.titled ? typeset(dealer.dealTitle(voice.titles(listing)), language) : '',
    description: typeset(describe(listing, voice, dealer, random), language),
  };
}
