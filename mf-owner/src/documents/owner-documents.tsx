import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnerProperty } from 'shared-kit/contracts/api/owner';
import type { OwnerDocument } from 'shared-kit/contracts/api/owner-portal';
import { useId, type ReactNode, useRef, useState, type SubmitEvent } from 'react';
import { documentIcon, success } from 'shared-kit/domain/icon-shapes';
import { PropertyName } from '../layout/property-choice.tsx';
import { PortalCards, PortalSection, CardProperty, PortalCard } from '../layout/portal-section.tsx';
import o from '../layout/opener.module.css';
import { useDay } from '../layout/use-day.ts';
import type { DocumentAnswer } from './document.action.ts';
import s from './documents.module.css';
import { useLocation, useNavigate } from 'react-router';
import { MOST_OWNER_FILES } from 'shared-kit/domain/owner-portal';
import { refusalOfFile } from 'shared-kit/domain/uploaded-file';
import { focusFirstFault } from 'shared-kit/forms/form-sending';
import { useFaultTitle } from 'shared-kit/forms/form-sending';
import { useSender } from 'shared-kit/forms/form-sending';
import { useUploads } from 'shared-kit/forms/use-uploads';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { FileChooser } from 'shared-kit/ui/file-chooser/file-chooser';
import type { OwnerRefusal } from '../access/owner-refusal.tsx';
import { portalPath, sendDocument, type DocumentRefusal } from './send-document.ts';

interface OwnerDocumentsProps {
  documents: readonly OwnerDocument[];
  properties: readonly OwnerProperty[];
  refused: DocumentAnswer | undefined;
}

/** What the agency still needs from the owner, and what it has received (product O20). */
export function OwnerDocuments({ documents, properties, refused }: OwnerDocumentsProps) {
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

interface DocumentFormProps {
  document: OwnerDocument;
  refusedBefore: DocumentRefusal | undefined;
}

type Own = Exclude<OwnerRefusal['kind'], 'refused' | 'too-many' | 'unsent'>;

/** Chooses files, which are uploaded meanwhile, and sends them. Without JavaScript the page does, with the same answers. */
export function DocumentForm({ document: { propertyId, code, name }, refusedBefore }: DocumentFormProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { href } = useHost();
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [pending] = useState(() => new Set<Promise<unknown>>());
  const [files, setFiles] = useState(refusedBefore?.files ?? []);
  const [refused, setRefused] = useState(refusedBefore);
  const { isSending, send } = useSender<Own>(undefined, () => void navigate(portalPath(href, search)));
  const uploads = useUploads({
    field: 'files',
    most: MOST_OWNER_FILES,
    value: files,
    onChange(changed) {
      setFiles(changed);
      setRefused(undefined);
    },
    pending,
    memory: `facade.document.${propertyId}.${code}`,
  });

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    await send(async (api) => {
      // A file may be added meanwhile.
      while (pending.size) await Promise.all(pending);
      const answer = await sendDocument(api, { propertyId, code }, uploads.now());
      setRefused(answer);
      if (!answer) return undefined;
      setFiles(answer.files);
      if (form.current) focusFirstFault(form.current);
      return { kind: answer.kind, faults: {} };
    });
  }

  const isAnyRefused = files.some((text) => refusalOfFile(text)) || uploads.coming.some(({ fault }) => fault);
  /** What was refused may have been taken back since, what was missing may be on its way. */
  const isOver = refused?.reason === 'refused' ? !isAnyRefused : uploads.coming.length > 0;
  const shown = isSending || isOver ? undefined : refused;
  useFaultTitle(shown && formatMessage({ id: 'refusal.inTitle' }));
  const label = formatMessage({ id: 'documents.files' }, { name });
  return (
    <form
      ref={form}
      className={s.form}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
    >
      <input type="hidden" name="propertyId" value={propertyId} />
      <input type="hidden" name="code" value={code} />
      <FileChooser
        uploads={uploads}
        accept="documents"
        label={label}
        hideLabel
        listLabel={label}
        error={shown && formatMessage({ id: toTextId(shown) })}
        autoFocus={refusedBefore !== undefined}
      />
      <div>
        <Button type="submit" aria-busy={isSending}>
          <FormattedMessage id={isSending ? 'documents.sending' : 'documents.submit'} />
        </Button>
      </div>
    </form>
  );
}

/** The message that says why nothing was sent. */
const toTextId = ({ kind, reason }: DocumentRefusal): string =>
  reason ? `documents.${reason}` : `refusal.${kind}.text`;
