import { useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { OwnerDocument } from 'shared-kit/contracts/api/owner-portal';
import { MOST_OWNER_FILES } from 'shared-kit/domain/owner-portal';
import { refusalOfFile } from 'shared-kit/domain/uploaded-file';
import { focusFirstFault } from 'shared-kit/forms/focus-first-fault';
import { useFaultTitle } from 'shared-kit/forms/use-fault-title';
import { useSender } from 'shared-kit/forms/use-sender';
import { useUploads } from 'shared-kit/forms/use-uploads';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { FileChooser } from 'shared-kit/ui/file-chooser/file-chooser';
import type { OwnerRefusal } from '../access/owner-refusal.tsx';
import s from './documents.module.css';
import { portalPath, sendDocument, type DocumentRefusal } from './send-document.ts';

interface Props {
  document: OwnerDocument;
  refusedBefore: DocumentRefusal | undefined;
}

type Own = Exclude<OwnerRefusal['kind'], 'refused' | 'too-many' | 'unsent'>;

/** Chooses files, which are uploaded meanwhile, and sends them. Without JavaScript the page does, with the same answers. */
export function DocumentForm({ document: { propertyId, code, name }, refusedBefore }: Props) {
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
