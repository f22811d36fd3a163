import type { Site } from 'shared-kit/contracts/api/site';
import { BELOW_FOLD } from 'shared-kit/ui/below-fold';
import { CookieSettingsButton } from '../consent/cookie-settings-button.tsx';
import { ReviewsPlace } from '../third-parties/reviews/reviews-place.tsx';
import { FooterColumn } from './footer-column.tsx';
import s from './footer.module.css';
import { LegalIdentity } from './legal-identity.tsx';
import { Logo } from './logo.tsx';

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
      <LegalIdentity agency={site.agency} copyright={copyright} said={linksOf(columns)} />
      <CookieSettingsButton />
    </footer>
  );
}

const linksOf = (columns: Site['footer']['columns']) =>
  columns.flatMap(({ links }) => links.flatMap(({ target }) => ('link' in target ? [target.link] : [])));
