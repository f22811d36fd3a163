import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { useText } from 'shared-kit/ui/text';
import { SIMILAR_ID } from '../similar/similar-id.ts';
import { alertPath } from '../alert/alert-path.ts';
import s from './closed-notice.module.css';

interface Props {
  status: 'sold' | 'rented';
  property: PropertyDetail;
  /** Whether similar homes are shown below. */
  hasSimilar: boolean;
}

/** In place of price and enquiry: says that the property is no longer to be had, and leads on. */
export function ClosedNotice({ status, property, hasSimilar }: Props) {
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
