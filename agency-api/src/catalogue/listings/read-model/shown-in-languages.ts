import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { isSale } from 'shared-kit/domain/goal';
import { isEmpty } from 'shared-kit/domain/texts';
import type { Language } from 'shared-kit/domain/languages';
import { areVisitsSuspended, isClosed, listingStatus } from 'shared-kit/domain/status';
import { readVat } from 'shared-kit/domain/price-label';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { pictureReference, type PictureReference } from '../../../database/stored/picture-reference.ts';
import {
  CARD_KEYS,
  type CardFacts,
  type ShownCard,
  type ShownPage,
  type Standing,
  type WholeRecord,
} from '../../../database/stored/shown-listing.ts';
import { sourceLanguage, inNearest, languageOrder, mergeRecords } from '../language-order.ts';
import { listPictures } from '../property/shown-media.ts';
import { mergedScore } from '../property/shown-mobility.ts';
import { CLOSED_FACTS, visibleRecords, type Visible } from '../visible/visible-records.ts';
import { computeWithheld } from '../visible/withheld.ts';

/** What is stored of a listing in one language. */
export interface StoredRecord {
  language: Language;
  listing: PropertyRecord;
  detail: PropertyDetailRecord | null;
}

/** The same as one record, before anything is withheld. */
export type SaidRecord = Omit<WholeRecord, keyof Standing>;

/** What a listing shows in one language. */
export interface ShownInLanguage {
  card: ShownCard;
  page: ShownPage;
}

/** Of town and postal code the list's are the listing's, and those of the details where it has neither. What owners alone are told is left out. */
export function saidRecord({ listing, detail }: StoredRecord): SaidRecord {
  const { SmallPictureItem, ...record } = listing;
  const { OwnerEmail: _, OwnerDocuments: __, ...details } = detail ?? {};
  return {
    ...details,
    ...record,
    ...(!record.City.trim() && !record.Zip.trim() && { City: detail?.City ?? '', Zip: detail?.Zip ?? '' }),
    ...(SmallPictureItem && { thumbnail: pictureReference(SmallPictureItem) }),
  };
}

/** The records of a listing without what any of them withholds, with its status. Nothing tells the price of one that is closed. */
export function visibleListing(
  said: ReadonlyMap<Language, SaidRecord>,
  config: AgencyConfig,
): Visible<WholeRecord> {
  const inOrder = languageOrder(config).flatMap((language) => said.get(language) ?? []);
  const goal = inOrder[0]?.Goal ?? 0;
  const status = listingStatus(inOrder, goal);
  const standing: Standing = {
    status,
    visitsSuspended: areVisitsSuspended(inOrder),
    isAnnuity: isSale(goal) && inOrder.some(({ LifeAnnuity }) => saysAnnuity(LifeAnnuity)),
    isBouquet: inOrder.some(({ Price, LifeAnnuity }) => !!Price && Price === LifeAnnuity?.Bouquet),
    vatWording: inOrder.map(({ VAT }) => readVat(VAT)).find((wording) => wording !== undefined),
  };
  const records = new Map(
    [...said].map(([language, record]) => [
      language,
      { ...record, ...standing, ...(isClosed(status) && CLOSED_FACTS) },
    ]),
  );
  return visibleRecords(records, computeWithheld(goal, inOrder), config);
}

/** A feed may have an empty one beside every sale. */
const saysAnnuity = (annuity: WholeRecord['LifeAnnuity']): boolean =>
  !!annuity &&
  (!!annuity.Bouquet || !!annuity.MonthlyRent || !isEmpty(annuity.Type) || (annuity.Ages ?? []).length > 0);

/** What a listing shows in each language that has a record; what that one lacks comes from the others (product T1). */
export function shownInLanguages(
  visible: Visible<WholeRecord>,
  config: AgencyConfig,
): Map<Language, ShownInLanguage> {
  const merged = new Map(
    [...visible.keys()].map((language) => {
      const inOrder = languageOrder(config, language).flatMap((candidate) => visible.get(candidate) ?? []);
      return [language, mergeRecords<WholeRecord>(inOrder)];
    }),
  );
  const titles = Object.fromEntries(
    config.languages.inUse.map((language) => [language, inNearest(merged, language, config)?.Title ?? '']),
  );
  return new Map(
    [...merged].map(([language, record]) => {
      const source = (readValue: (record: WholeRecord) => unknown) =>
        sourceLanguage(visible, readValue, { config, language });
      const { card, page } = inTwo(record);
      return [
        language,
        {
          card: {
            ...card,
            titles,
            titleLanguage: source(
              isEmpty(record.Title) ? ({ TypeDescription }) => TypeDescription : ({ Title }) => Title,
            ),
          },
          page: {
            ...page,
            mobility: mergedScore(visible, { config, language }),
            descriptionLanguage: source(({ Description }) => Description),
            openDaysLanguage: source(({ OpenDays }) => OpenDays),
          },
        },
      ];
    }),
  );
}

/** What cards need, and what pages need besides. */
function inTwo(record: WholeRecord): { card: Omit<ShownCard, 'titles'>; page: ShownPage } {
  const { thumbnail: ___, Pictures, MobilityScore: _, language: __, ...facts } = record;
  const pictures = cardPictures(record);
  const allPictures = listPictures({ Pictures }, pictures[0]);
  const plan = allPictures.findIndex(({ kind }) => kind === 'floorplan') + 1;
  const known = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined);
  const [forCard, forPage] = [true, false].map((isOnCard) =>
    Object.fromEntries(known.filter(([key]) => ON_CARDS.has(key) === isOnCard)),
  );
  return {
    card: { ...(forCard as CardFacts), status: record.status, pictures, ...(plan > 0 && { plan }) },
    page: { ...(forPage as ShownPage), allPictures },
  };
}

const ON_CARDS: ReadonlySet<string> = new Set(CARD_KEYS);

/** As many as a visitor leafs through in a list. */
const PICTURES = 5;

/** Photos first; without details the list's thumbnail. That of a picture may have its name in more languages. */
function cardPictures({
  Pictures,
  thumbnail,
}: Pick<WholeRecord, 'Pictures' | 'thumbnail'>): PictureReference[] {
  const photosFirst = (Pictures ?? []).toSorted(
    (a, b) => Number(b.Kind === 'photo') - Number(a.Kind === 'photo'),
  );
  const [cover, ...others] = photosFirst.slice(0, PICTURES).map(pictureReference);
  if (!cover) return thumbnail ? [thumbnail] : [];
  const isNamed = cover.id === thumbnail?.id && thumbnail.name;
  return [isNamed ? { ...cover, name: thumbnail.name } : cover, ...others];
}
