import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Notice } from 'shared-kit/ui/notice/notice';
import { SubjectCard } from '../contact/subject-card.tsx';
import { FormPage, type FormPageProps } from '../form/form-page.tsx';
import { FormView } from '../form/form-view.tsx';
import { NoForm } from '../form/no-form.tsx';
import { thanksPath } from '../form/thanks-path.ts';
import { documentRequest } from './documents.form.ts';
import { noteRequest, wasRequestedHere } from './requested-before.ts';
import type { Subject } from '../contact/subject.ts';

export interface DocumentsData {
  /** Undefined where the address names no property that is offered. */
  property: Subject | undefined;
}

/** Asks for documents of a property (product U6). */
export default function DocumentsPage({ data: { property }, actionData }: FormPageProps<DocumentsData>) {
  const { formatMessage } = useIntl();
  const { href } = useHost();
  const id = property?.id;
  const documents = property?.documents;
  const choices = useMemo(
    () =>
      (documents ?? []).map((document, index) => ({
        value: document.id,
        label: document.name.trim() || formatMessage({ id: 'documents.unnamed' }, { number: index + 1 }),
      })),
    [documents, formatMessage],
  );
  if (!property || choices.length === 0) {
    return (
      <NoForm
        title={formatMessage({ id: 'documents.none' })}
        actions={
          <ButtonLink to={property?.path ?? href('sale')}>
            {formatMessage({ id: property?.path ? 'thanks.back' : 'thanks.sale' })}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <FormPage
      title={formatMessage({ id: 'documents.invitation' })}
      introduction={
        <>
          <SubjectCard subject={property} />
          <RequestedNotice propertyId={property.id} />
        </>
      }
    >
      <FormView
        key={property.id}
        form={documentRequest}
        name={`documents-${id}`}
        subject={{ propertyId: property.id }}
        initial={{ documents: choices.map(({ value }) => value) }}
        choices={{ documents: choices }}
        thanksPath={thanksPath(href, 'documents-thanks', property.path)}
        onAccepted={() => noteRequest(property.id)}
        answer={actionData}
      />
    </FormPage>
  );
}

/** Only the browser that asked knows of it, so this shows once scripts run. */
function RequestedNotice({ propertyId }: { propertyId: number }) {
  const { formatMessage } = useIntl();
  const [wasRequested, setRequested] = useState(false);
  useEffect(() => setRequested(wasRequestedHere(propertyId)), [propertyId]);
  if (!wasRequested) return null;
  return (
    <Notice kind="info" title={formatMessage({ id: 'documents.requested' })}>
      <p>{formatMessage({ id: 'documents.requestedHint' })}</p>
    </Notice>
  );
}
