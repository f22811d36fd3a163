import type {
  OwnerDocumentRecord,
  PropertyDetailRecord,
} from 'shared-kit/contracts/feed/property-detail-record';
import { belgianDate, daysAfter } from 'shared-kit/domain/days';
import type { Language } from 'shared-kit/domain/languages';
import { isClosed } from 'shared-kit/domain/status';
import type { Listing } from '../listing.ts';
import { inFour, type Texts } from '../texts.ts';

/** What the demo agency asks owners for, and within how many days where it cannot wait. */
const ASKED: readonly { code: string; name: Texts; dueIn?: number }[] = [
  {
    code: 'title-deed',
    dueIn: 10,
    name: inFour('Titre de propriété', 'Eigendomstitel', 'Title deed', 'Eigentumstitel'),
  },
  {
    code: 'boiler-maintenance',
    name: inFour(
      'Attestation d’entretien de la chaudière',
      'Onderhoudsattest van de verwarmingsketel',
      'Boiler maintenance certificate',
      'Wartungsbescheinigung des Heizkessels',
    ),
  },
  {
    code: 'co-ownership',
    dueIn: 24,
    name: inFour(
      'Procès-verbaux de la copropriété',
      'Verslagen van de mede-eigendom',
      'Minutes of the co-ownership meetings',
      'Protokolle der Miteigentümerversammlung',
    ),
  },
];

/**
 * Documents that the agency still needs from an owner of the portal, the same in every language.
 * @param today the day of the export, from which days are counted; without it none is due
 */
export function ownerDocumentKeys(
  listing: Listing,
  language: Language,
  today: Date | undefined,
): Partial<PropertyDetailRecord> {
  if (!listing.owner || isClosed(listing.status)) return {};
  const documents = ASKED.filter(({ code }) => isMissing(listing, code)).map(
    ({ code, name, dueIn }): OwnerDocumentRecord => ({
      Code: code,
      Name: name[language],
      ...(today && dueIn && { Due: daysAfter(belgianDate(today), dueIn + (listing.id % 5)) }),
    }),
  );
  return documents.length > 0 ? { OwnerDocuments: documents } : {};
}

const isMissing = ({ id, family }: Listing, code: string): boolean => {
  if (code === 'co-ownership') return family === 'flat';
  if (code === 'boiler-maintenance') return ['house', 'flat'].includes(family) && id % 3 !== 0;
  return id % 3 === 0;
};
