import { FormattedMessage } from 'react-intl';
import type { OwnerProperty } from 'shared-kit/contracts/api/owner';
import type { OwnerDocument } from 'shared-kit/contracts/api/owner-documents';
import { PropertyName } from '../layout/chosen-property.tsx';
import { PortalCards } from '../layout/portal-card.tsx';
import { PortalSection } from '../layout/portal-section.tsx';
import type { DocumentAnswer } from './document.action.ts';
import { DocumentItem } from './document-item.tsx';

interface Props {
  documents: readonly OwnerDocument[];
  properties: readonly OwnerProperty[];
  refused: DocumentAnswer | undefined;
}

/** What the agency still needs from the owner, and what it has received (product O20). */
export function OwnerDocuments({ documents, properties, refused }: Props) {
  if (documents.length === 0) return null;
  const missing = documents.filter(({ received }) => !received).length;
  return (
    <PortalSection
      id="documents"
      title={<FormattedMessage id="documents.title" />}
      intro={<FormattedMessage id="documents.intro" values={{ missing }} />}
    >
      <PortalCards>
        {documents.map((document) => {
          const { propertyId, code, received } = document;
          const property = properties.find(({ listing }) => listing.id === propertyId);
          const isRefused = refused?.propertyId === propertyId && refused.code === code;
          return (
            <DocumentItem
              // What was sent empties its form.
              key={`${propertyId}/${code}/${received?.files.length ?? 0}`}
              document={document}
              property={
                property && (
                  <>
                    {property.listing.reference} · <PropertyName property={property} />
                  </>
                )
              }
              refusedBefore={isRefused ? refused.document : undefined}
            />
          );
        })}
      </PortalCards>
    </PortalSection>
  );
}
