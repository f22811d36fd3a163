import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FormApi } from 'final-form';
import { useIntl } from 'react-intl';
import { Button } from 'shared-kit/ui/button/button';
import { Notice } from 'shared-kit/ui/notice/notice';
import { noteWaitingForm } from 'shared-kit/forms/waiting-form';
import type { FormValues } from './form-description.ts';
import s from './form-view.module.css';
import { keepDraft, readDraft } from './draft.ts';

interface Props {
  /** Storage key of the draft. */
  name: string;
  form: FormApi<FormValues>;
  /** Whether the API accepted the form. */
  accepted: RefObject<boolean>;
  /** The last attempt failed because the browser is offline. */
  isOffline: boolean;
}

/** For a browser that is offline: the form is kept, and sent later if the visitor agrees (product V45). */
export function OfflineNotice({ name, form, accepted, isOffline }: Props) {
  const { formatMessage } = useIntl();
  const { isWaiting, wait } = useWaiting({ name, accepted, send: () => void form.submit() });
  if (!isOffline && !isWaiting) return null;
  return (
    <Notice
      kind={isWaiting ? 'info' : 'error'}
      title={formatMessage({ id: isWaiting ? 'offline.waiting' : 'outcome.offline' })}
    >
      <p>{formatMessage({ id: isWaiting ? 'offline.keepOpen' : 'offline.kept' })}</p>
      <Button type="button" variant="secondary" className={s.wait} onClick={() => wait(!isWaiting)}>
        {formatMessage({ id: isWaiting ? 'offline.stop' : 'offline.wait' })}
      </Button>
    </Notice>
  );
}

interface Options {
  /** Storage key of the draft. */
  name: string;
  /** Whether the API accepted the form. */
  accepted: RefObject<boolean>;
  /** Sends the form as it is; sending it twice stores it once, by its idempotency key. */
  send(): void;
}

/**
 * Lets a form wait while the browser is offline, where the visitor has agreed to it on this screen (product V45): it is sent when the browser is online again, or when
 * the page is opened anew in this tab.
 */
function useWaiting({ name, accepted, send }: Options) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => setWaiting(readDraft(name)?.isWaiting ?? false), [name]);
  const go = useEffectEvent(() => {
    if (accepted.current || !navigator.onLine) return;
    note(name, false);
    setWaiting(false);
    send();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const onLine = () => go();
    addEventListener('online', onLine);
    // The form is filled from its draft first.
    const soon = setTimeout(onLine);
    return () => {
      removeEventListener('online', onLine);
      clearTimeout(soon);
    };
  }, [isWaiting]);
  return {
    isWaiting,
    wait(isWanted: boolean) {
      note(name, isWanted);
      setWaiting(isWanted);
    },
  };
}

function note(name: string, isWaiting: boolean): void {
  const draft = readDraft(name);
  if (draft) keepDraft(name, { ...draft, isWaiting });
  noteWaitingForm(name, isWaiting && draft !== undefined);
}
