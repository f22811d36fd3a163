import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OwnerDocument } from 'shared-kit/contracts/api/owner-documents';
import { documentIcon, success } from 'shared-kit/domain/icon-shapes';
import o from '../layout/opener.module.css';
import { CardProperty, PortalCard } from '../layout/portal-card.tsx';
import { useDay } from '../layout/use-day.ts';
import { DocumentForm } from './document-form.tsx';
import s from './documents.module.css';
import type { DocumentRefusal } from './send-document.ts';

interface Props {
  document: OwnerDocument;
  /** In words. */
  property: ReactNode;
  refusedBefore: DocumentRefusal | undefined;
}

/** One document: until when it is needed or since when it is there, and the form that sends it. */
export function DocumentItem({ document, property, refusedBefore }: Props) {
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
