import { useIntl } from 'react-intl';
import { Notice } from 'shared-kit/ui/notice/notice';

/** The duty to renovate a Flemish home of label E or F, within the years that the site is configured with (product E8). */
export function RenovationNotice({ label, years }: { label: string; years: number }) {
  const { formatMessage } = useIntl();
  return (
    <Notice kind="info" title={formatMessage({ id: 'energy.renovation.title' })}>
      {formatMessage({ id: 'energy.renovation.text' }, { label, years })}
    </Notice>
  );
}
