import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Site } from 'shared-kit/contracts/api/site';
import { FooterColumn } from './footer-column.tsx';
import s from './footer.module.css';
import { LegalIdentity } from './legal-identity.tsx';
import { Logo } from './logo.tsx';

/** Index of the column that reviews follow. */
const REVIEWS_AFTER = 1;

interface FooterProps {
  site: Site;
  /** Reviews of a third party, after the second column (product F11). */
  reviews?: ReactNode;
}

/** Configured columns, the agency's legal identity and the copyright line (product F10–F12). */
export function Footer({ site, reviews }: FooterProps) {
  const { columns, copyright } = site.footer;
  return (
    <footer className={s.footer}>
      <div className={s.logo}>
        <Logo site={site} />
      </div>
      {(columns.length > 0 || reviews) && (
        <div className={s.columns}>
          {columns.map((column, index) => (
            <Fragment key={column.title}>
              <FooterColumn column={column} />
              {index === REVIEWS_AFTER && reviews}
            </Fragment>
          ))}
          {columns.length <= REVIEWS_AFTER && reviews}
        </div>
      )}
      <LegalIdentity agency={site.agency} copyright={copyright} said={linksOf(columns)} />
    </footer>
  );
}

const linksOf = (columns: Site['footer']['columns']) =>
  columns.flatMap(({ links }) => links.flatMap(({ target }) => ('link' in target ? [target.link] : [])));
