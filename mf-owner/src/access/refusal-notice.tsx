import { FormattedMessage } from 'react-intl';
import { Notice } from 'shared-kit/ui/notice/notice';
import type { RefusedForm } from './form-fault.ts';

/** Says why a form was refused (product O7). */
export function RefusalNotice({ refused }: { refused: RefusedForm | undefined }) {
  if (!refused) return null;
  return (
    <Notice kind="error" title={<FormattedMessage id={`fault.${refused.fault}.title`} />}>
      <p>
        <FormattedMessage id={`fault.${refused.fault}.text`} />
      </p>
    </Notice>
  );
}
