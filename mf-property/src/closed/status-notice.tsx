import type { ListingStatus } from 'shared-kit/contracts/api/listing';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';
import { Notice } from 'shared-kit/ui/notice/notice';
import { useText } from 'shared-kit/ui/text';
import { QUESTION_ID } from '../contact/question-id.ts';
import { SIMILAR_ID } from '../similar/similar-id.ts';
import { alertPath } from '../alert/alert-path.ts';
import s from './status-notice.module.css';

/** Statuses of a home that is still to be had, but not as usual. */
const TOLD: Partial<Record<ListingStatus, string>> = {
  'under-offer': 'status.underOffer',
  'under-option': 'status.underOption',
  reserved: 'status.reserved',
  'visits-suspended': 'status.visitsSuspended',
  'for-takeover': 'status.forTakeover',
};

/** Says what the status of the property means for the visitor, and what can still be done (product P22). */
export function StatusNotice({ property, hasSimilar }: { property: PropertyDetail; hasSimilar: boolean }) {
  const text = useText();
  const { href } = useHost();
  const { status } = property;
  const told = status ? TOLD[status] : undefined;
  if (!told) return null;
  const alert = alertPath(href, property);
  return (
    <div className={s.notice}>
      <Notice title={text(`${told}.title`)}>
        <p>{text(`${told}.text`)}</p>
        <p className={s.links}>
          <Link to={`#${QUESTION_ID}`}>{text('question.ask')}</Link>
          {hasSimilar && <Link to={`#${SIMILAR_ID}`}>{text('similar.see')}</Link>}
          {alert && <Link to={alert}>{text('closed.keepInformed')}</Link>}
        </p>
      </Notice>
    </div>
  );
}
