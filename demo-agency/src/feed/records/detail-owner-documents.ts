import type { OwnerDocumentRecord } from 'shared-kit/contracts/feed/owner-document-record';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import { isClosed } from 'shared-kit/domain/status';
import type { Listing } from '../listing.ts';
import { inFour, type Texts } from '../texts.ts';

/** What the demo agency asks owners for. */
const ASKED: readonly { code: string; name: Texts }[] = [
  {
    code: 'title-deed',
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
    name: inFour(
      'Procès-verbaux de la copropriété',
      'Verslagen van de mede-eigendom',
      'Minutes of the co-ownership meetings',
      'Protokolle der Miteigentümerversammlung',
    ),
  },
];

/** Documents that the agency still needs from an owner of the portal, the same in every language. */
export function ownerDocumentKeys(listing: Listing, language: Language): Partial<PropertyDetailRecord> {
  if (!listing.owner || isClosed(listing.status)) return {};
  const documents = ASKED.filter(({ code }) => isMissing(listing, code)).map(
    ({ code, name }): OwnerDocumentRecord => ({ Code: code, Name: name[language] }),
  );
  return documents.length > 0 ? { OwnerDocuments: documents } : {};
}

const isMissing = ({ id, family }: Listing, code: string): boolean => {
  if (code === 'co-ownership') return family === 'flat';
  if (code === 'boiler-maintenance') return ['house', 'flat'].includes(family) && id % 3 !== 0;
  return id % 3 === 0;
};
