import { Notice } from 'shared-kit/ui/notice/notice';
import { useText } from 'shared-kit/ui/text';

/** The duty to renovate a Flemish home of label E or F, within the years that the site is configured with (product E8). */
export function RenovationNotice({ label, years }: { label: string; years: number }) {
  const text = useText();
  return (
    <Notice kind="info" title={text('energy.renovation.title')}>
      {text('energy.renovation.text', { label, years })}
    </Notice>
  );
}
