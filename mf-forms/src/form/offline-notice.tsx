import type { RefObject } from 'react';
import type { FormApi } from 'final-form';
import { useIntl } from 'react-intl';
import { Button } from 'shared-kit/ui/button/button';
import { Notice } from 'shared-kit/ui/notice/notice';
import type { FormValues } from './form-description.ts';
import { useWaiting } from './use-waiting.ts';
import s from './form-view.module.css';

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
