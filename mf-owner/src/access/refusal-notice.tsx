import { FormattedMessage, useIntl } from 'react-intl';
import { useFaultTitle } from 'shared-kit/forms/use-fault-title';
import { Notice } from 'shared-kit/ui/notice/notice';
import type { OwnerRefusal } from './owner-refusal.ts';

/** Says why a form was refused (product O7). */
export function RefusalNotice({ refusal }: { refusal: OwnerRefusal | undefined }) {
  const { formatMessage } = useIntl();
  useFaultTitle(refusal && formatMessage({ id: 'refusal.inTitle' }));
  if (!refusal) return null;
  return (
    <Notice kind="error" title={<FormattedMessage id={`refusal.${refusal.kind}.title`} />}>
      <p>
        <FormattedMessage id={`refusal.${refusal.kind}.text`} />
      </p>
    </Notice>
  );
}
