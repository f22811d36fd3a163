import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Notice } from 'shared-kit/ui/notice/notice';
import { type Subject } from '../form/subject.ts';
import { SubjectCard } from '../form/subject-card.tsx';
import { thanksPath } from '../form/send-form.ts';
import { FormPage, type FormPageProps } from '../form/form-page.tsx';
import { NoForm } from '../form/no-form.tsx';
import { FormView } from '../form/form-view.tsx';
import { documentRequest } from './documents.form.ts';

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

/** Properties whose documents were requested in this browser: nobody else learns of it, the server keeps no such list. */
const STORAGE_KEY = 'facade.documents';
const MOST = 200;

function wasRequestedHere(propertyId: number): boolean {
  return stored().includes(propertyId);
}

function noteRequest(propertyId: number): void {
  try {
    const others = stored().filter((id) => id !== propertyId);
    localStorage.setItem(STORAGE_KEY, JSON.stringify([propertyId, ...others].slice(0, MOST)));
  } catch {
    // Storage is full or not accessible: the visitor is not told the next time.
  }
}

function stored(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}
