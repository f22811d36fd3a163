import { FormattedMessage } from 'react-intl';
import { Notice } from 'shared-kit/ui/notice/notice';
import type { OwnerRefusal } from './owner-refusal.ts';

/** Says why a form was refused (product O7). */
export function RefusalNotice({ refusal }: { refusal: OwnerRefusal | undefined }) {
  if (!refusal) return null;
  return (
    <Notice kind="error" title={<FormattedMessage id={`refusal.${refusal.kind}.title`} />}>
      <p>
        <FormattedMessage id={`refusal.${refusal.kind}.text`} />
      </p>
    </Notice>
  );
}
