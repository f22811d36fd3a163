import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { useText } from 'shared-kit/ui/text';
import type { ListingStatus } from 'shared-kit/contracts/api/listing';
import { Link } from 'shared-kit/ui/link/link';
import { Notice } from 'shared-kit/ui/notice/notice';
import type { Href } from 'composer/contract';
import { cityKey } from 'shared-kit/domain/towns';
import { SIMILAR_ID } from '../similar/similar.tsx';
import { QUESTION_ID } from '../contact/contact-links.ts';
import s from './status-notices.module.css';

interface ClosedProps {
  status: 'sold' | 'rented';
  property: PropertyDetail;
  /** Whether similar homes are shown below. */
  hasSimilar: boolean;
}

/** In place of price and enquiry: says that the property is no longer to be had, and leads on. */
export function ClosedNotice({ status, property, hasSimilar }: ClosedProps) {
  const text = useText();
  const { href } = useHost();
  const list = property.section === 'rent' ? 'rent' : 'sale';
  const alert = alertPath(href, property);
  return (
    <aside className={s.notice} aria-labelledby="closed-notice">
      <h2 id="closed-notice" className={s.title}>
        {text(`error.${status}.title`)}
      </h2>
      <p className={s.text}>{text(`error.${status}.text`)}</p>
      {hasSimilar && (
        <ButtonLink wide to={`#${SIMILAR_ID}`}>
          {text('similar.see')}
        </ButtonLink>
      )}
      {alert && (
        <ButtonLink wide variant={hasSimilar ? 'secondary' : 'primary'} to={alert}>
          {text('closed.keepInformed')}
        </ButtonLink>
      )}
      <ButtonLink wide variant={hasSimilar || alert ? 'secondary' : 'primary'} to={href(list)}>
        {text(list === 'sale' ? 'error.seeSale' : 'error.seeRent')}
      </ButtonLink>
    </aside>
  );
}

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
    <div className={s.told}>
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

/** The form for alerts, filled in for homes like this one; undefined where no live release has that page (product V13). */
export function alertPath(
  href: Href,
  { goal, city, zip, typeIds }: Pick<PropertyDetail, 'goal' | 'city' | 'zip' | 'typeIds'>,
): string | undefined {
  const path = href('search-alert');
  if (!path) return undefined;
  const wishes = new URLSearchParams({ goal: String(goal), city: cityKey(city, zip) });
  for (const type of typeIds) wishes.append('type', String(type));
  return `${path}?${wishes}`;
}
