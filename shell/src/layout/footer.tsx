import type { Site } from 'shared-kit/contracts/api/site';
import { BELOW_FOLD } from 'shared-kit/ui/below-fold';
import { CookieSettingsButton } from '../consent/cookie-settings-button.tsx';
import { ReviewsPlace } from '../third-parties/reviews/reviews-place.tsx';
import s from './footer.module.css';
import { LegalIdentity } from './legal-identity.tsx';
import { Logo } from './logo.tsx';
import type { ReactNode } from 'react';
import { targetHref, useHost } from 'composer/host';
import { classNames } from 'shared-kit/ui/class-names';
import { spanClasses } from 'shared-kit/ui/columns';
import { EmailAddress } from 'shared-kit/ui/email-address';
import { Link } from 'shared-kit/ui/link/link';
import { Picture } from 'shared-kit/ui/picture/picture';
import { RichText } from './rich-text.tsx';

/** Index of the column that reviews follow. */
const REVIEWS_AFTER = 1;

/** Configured columns, the agency's legal identity and the copyright line (product F10–F12). */
export function Footer({ site }: { site: Site }) {
  const { columns, copyright } = site.footer;
  return (
    <footer {...BELOW_FOLD} className={s.footer}>
      <div className={s.logo}>
        <Logo site={site} />
      </div>
      {columns.length > 0 && (
        <div className={s.columns}>
          {columns.map((column, index) => (
            <FooterColumn key={column.title} column={column}>
              {index === Math.min(REVIEWS_AFTER, columns.length - 1) && <ReviewsPlace />}
            </FooterColumn>
          ))}
        </div>
      )}
      <LegalIdentity agency={site.agency} copyright={copyright} said={listLinks(columns)} />
      <CookieSettingsButton />
    </footer>
  );
}

const listLinks = (columns: Site['footer']['columns']) =>
  columns.flatMap(({ links }) => links.flatMap(({ target }) => ('link' in target ? [target.link] : [])));

type Column = Site['footer']['columns'][number];

interface FooterColumnProps {
  column: Column;
  /** What follows the column's own content. */
  children?: ReactNode;
}

/** A column of the footer, as wide as configured out of twelve (product F10). */
function FooterColumn({ column, children }: FooterColumnProps) {
  const { href } = useHost();
  return (
    <div className={classNames(s.column, spanClasses(column.columns))}>
      {column.title && <h2 className={s.title}>{column.title}</h2>}
      {column.introText && <p className={s.intro}>{column.introText}</p>}
      {column.fullText && <RichText className={s.text} html={column.fullText} />}
      {column.links.length > 0 && (
        <ul className={s.links} role="list">
          {column.links.map(({ label, target }) => (
            <li key={label}>
              <Link className={s.link} to={targetHref(href, target)}>
                <EmailAddress>{label}</EmailAddress>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {column.images.map((image) => (
        <Picture key={image.id} className={s.picture} picture={image} sizes="200px" widths={[250, 400]} />
      ))}
      {children}
    </div>
  );
}
