import type { Site } from 'shared-kit/contracts/api/site';
import { CookieSettingsButton } from '../consent/cookie-settings-button.tsx';
import { ReviewsPlace } from '../third-parties/reviews/reviews-place.tsx';
import { FooterColumn } from './footer-column.tsx';
import s from './footer.module.css';
import { LegalIdentity } from './legal-identity.tsx';
import { Logo } from './logo.tsx';

/** Configured columns, the agency's legal identity and the copyright line (product F10–F12). */
export function Footer({ site }: { site: Site }) {
  return (
    <footer className={s.footer}>
      <div className={s.logo}>
        <Logo site={site} />
      </div>
      {site.footer.columns.length > 0 && (
        <div className={s.columns}>
          {site.footer.columns.map((column, index) => (
            <FooterColumn key={column.title} column={column}>
              {index === Math.min(1, site.footer.columns.length - 1) && <ReviewsPlace />}
            </FooterColumn>
          ))}
        </div>
      )}
      <LegalIdentity agency={site.agency} copyright={site.footer.copyright} />
      <CookieSettingsButton />
    </footer>
  );
}
