import { FormattedMessage } from 'react-intl';
import type { OwnerProperty } from 'shared-kit/contracts/api/owner';
import type { OwnerDocument } from 'shared-kit/contracts/api/owner-portal';
import { useId, type ReactNode } from 'react';
import { documentIcon, success } from 'shared-kit/domain/icon-shapes';
import { PropertyName } from '../layout/property-choice.tsx';
import { PortalCards, PortalSection, CardProperty, PortalCard } from '../layout/portal-section.tsx';
import o from '../layout/opener.module.css';
import { useDay } from '../layout/use-day.ts';
import type { DocumentAnswer } from './document.action.ts';
import { DocumentForm } from './document-form.tsx';
import s from './documents.module.css';
import type { DocumentRefusal } from './send-document.ts';

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

interface ItemProps {
  document: OwnerDocument;
  /** In words. */
  property: ReactNode;
  refusedBefore: DocumentRefusal | undefined;
}

/** One document: until when it is needed or since when it is there, and the form that sends it. */
function DocumentItem({ document, property, refusedBefore }: ItemProps) {
  const { name, language, due, received } = document;
  const date = useDay();
  const id = useId();
  return (
    <PortalCard
      shape={received ? success : documentIcon}
      title={
        <p id={id} lang={language}>
          {name}
        </p>
      }
    >
      <CardProperty name={property} />
      {received ? (
        <p className={s.received}>
          <FormattedMessage
            id="documents.received"
            values={{ day: date.medium(received.day), files: received.files.join(', ') || 'none' }}
          />
        </p>
      ) : (
        due && (
          <p className={s.due}>
            <FormattedMessage id="documents.due" values={{ day: date.medium(due) }} />
          </p>
        )
      )}
      {/* What was refused is shown with its form. */}
      <details className={s.sending} open={refusedBefore !== undefined}>
        <summary className={o.opener} aria-describedby={id}>
          <FormattedMessage id={received ? 'documents.again' : 'documents.send'} />
        </summary>
        <DocumentForm document={document} refusedBefore={refusedBefore} />
      </details>
    </PortalCard>
  );
}
