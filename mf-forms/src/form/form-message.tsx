import { useIntl } from 'react-intl';
import { useHost } from 'shared-kit/host';
import { Notice } from 'shared-kit/ui/notice/notice';
import type { FormRefusal } from './send-form.ts';
import s from './visitor-form.module.css';

/** Result of the submission as a message (product V7, X2); on top of the form, and sticky so that it stays visible. */
export function FormMessage({ outcome }: { outcome: FormRefusal['kind'] | undefined }) {
  const { formatMessage } = useIntl();
  const { agency } = useHost().site;
  if (!outcome || outcome === 'captcha') return null;
  return (
    <div className={s.message}>
      <Notice
        kind="error"
        title={<span className={s.outcome}>{formatMessage({ id: `outcome.${outcome}` })}</span>}
      >
        {outcome !== 'refused' && agency.phone && (
          <p>{formatMessage({ id: 'outcome.call' }, { phone: agency.phone })}</p>
        )}
      </Notice>
    </div>
  );
}
