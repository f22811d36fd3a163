import { useId, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { OwnerDocument } from 'shared-kit/contracts/api/owner-documents';
import { MOST_OWNER_FILES } from 'shared-kit/domain/owner-files';
import { DOCUMENT_ACCEPT } from 'shared-kit/domain/uploaded-file';
import { useSender } from 'shared-kit/forms/use-sender';
import { useHost } from 'shared-kit/host';
import { Button } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { documentIcon } from 'shared-kit/ui/icon/shapes';
import type { OwnerRefusal } from '../access/owner-refusal.ts';
import s from './documents.module.css';
import { portalPath } from './portal-path.ts';
import { sendFiles, type DocumentRefusal } from './send-document.ts';

interface Props {
  document: OwnerDocument;
  refusedBefore: DocumentRefusal | undefined;
}

type Own = Exclude<OwnerRefusal['kind'], 'refused' | 'too-many' | 'unsent'>;

/** Chooses files and sends them. Without JavaScript the page does, with the same answers. */
export function DocumentForm({ document: { propertyId, code, name }, refusedBefore }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { href } = useHost();
  const { formatMessage } = useIntl();
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState(refusedBefore);
  const { isSending, send } = useSender<Own>(undefined, () => void navigate(portalPath(href, search)));
  const shown = isSending ? undefined : refused;

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const files = [...(chooser.current?.files ?? [])];
    await send(async (api) => {
      const answer = await sendFiles(api, { propertyId, code }, files);
      setRefused(answer);
      if (answer) chooser.current?.focus();
      return answer && { kind: answer.kind, faults: {} };
    });
  }

  return (
    <form className={s.form} method="post" encType="multipart/form-data" noValidate onSubmit={onSubmit}>
      <input type="hidden" name="propertyId" value={propertyId} />
      <input type="hidden" name="code" value={code} />
      <div className={s.zone}>
        <input
          ref={chooser}
          className={s.chooser}
          type="file"
          name="files"
          multiple
          accept={DOCUMENT_ACCEPT}
          aria-label={formatMessage({ id: 'documents.files' }, { name })}
          aria-describedby={shown ? `${id}-hint ${id}-fault` : `${id}-hint`}
          aria-invalid={shown ? true : undefined}
          autoFocus={refusedBefore !== undefined}
          onChange={({ currentTarget }) =>
            setChosen([...(currentTarget.files ?? [])].map((file) => file.name))
          }
        />
        <span className={s.invitation} aria-hidden="true">
          <Icon shape={documentIcon} />
          <span className={s.chosen}>
            {chosen.length > 0 ? chosen.join(', ') : <FormattedMessage id="documents.choose" />}
          </span>
        </span>
      </div>
      <p id={`${id}-hint`} className={s.note}>
        <FormattedMessage id="documents.hint" values={{ most: MOST_OWNER_FILES }} />
      </p>
      {shown && (
        <div id={`${id}-fault`} className={s.fault} role="alert">
          <Faults refusal={shown} />
        </div>
      )}
      <div>
        <Button type="submit" aria-busy={isSending}>
          <FormattedMessage id={isSending ? 'documents.sending' : 'documents.submit'} />
        </Button>
      </div>
    </form>
  );
}

function Faults({ refusal: { kind, files, all } }: { refusal: DocumentRefusal }) {
  if (kind !== 'refused') return <FormattedMessage id={`refusal.${kind}.text`} tagName="p" />;
  if (all) return <FormattedMessage id={`documents.${all}`} tagName="p" />;
  return (
    <>
      <FormattedMessage id="documents.refused" tagName="p" />
      <ul className={s.faults}>
        {files.map(({ name, fault }, index) => (
          <li key={index}>
            <FormattedMessage id={`documents.fault.${fault}`} values={{ name, most: MOST_OWNER_FILES }} />
          </li>
        ))}
      </ul>
    </>
  );
}
