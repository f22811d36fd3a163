import type { Site } from 'shared-kit/contracts/api/site';
import { BELOW_FOLD } from 'shared-kit/ui/below-fold';
import { CookieSettingsButton } from '../consent/cookie-settings.tsx';
import s from './footer.module.css';
import reviews from './reviews-place.module.css';
import { Logo } from './logo.tsx';
import type { ReactNode } from 'react';
import { targetHref, useHost } from 'composer/host';
import { classNames } from 'shared-kit/ui/class-names';
import { spanClasses } from 'shared-kit/ui/columns';
import { EmailAddress } from 'shared-kit/ui/text';
import { Link } from 'shared-kit/ui/link/link';
import { Picture } from 'shared-kit/ui/picture/picture';
import { RichText } from './rich-text.tsx';
import { FormattedMessage } from 'react-intl';
import { phoneLink } from 'shared-kit/domain/texts';

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

/** Where the reviews widget stands, once the visitor has agreed to it; nothing where none is configured. */
function ReviewsPlace() {
  return useHost().site.thirdParties?.reviews ? <div className={reviews.place} data-reviews="" /> : null;
}

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

interface LegalIdentityProps {
  agency: Site['agency'];
  copyright: string;
  /** Addresses that the footer links to above: they are not said twice. */
  said: readonly string[];
}

/** Who runs the site, as the law asks (product F12), and whose software it contains; what is not configured is left out. */
function LegalIdentity({ agency, copyright, said }: LegalIdentityProps) {
  const isSaid = (link: string) => said.some((other) => sameLink(other) === sameLink(link));
  const address = [agency.street, [agency.zip, agency.city].filter(Boolean).join(' '), agency.country];
  return (
    <div className={s.legal}>
      <p className={s.identity}>
        <Part text={agency.legalName} />
        <Part text={address.filter(Boolean).join(', ')} />
        {agency.phone && !isSaid(phoneLink(agency.phone)) && (
          <span>
            <a href={phoneLink(agency.phone)}>{agency.phone}</a>
          </span>
        )}
        {agency.email && !isSaid(`mailto:${agency.email}`) && (
          <span>
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </span>
        )}
        <LabelledPart id="layout.vat" value={agency.vat} />
        <Part text={agency.licence} />
        <LabelledPart id="layout.supervisor" value={agency.supervisor} />
        <LabelledPart
          id="layout.insurer"
          value={[agency.insurer, agency.policy].filter(Boolean).join(', ')}
        />
        {agency.ethicsUrl && (
          <span>
            <Link to={agency.ethicsUrl}>
              <FormattedMessage id="layout.codeOfEthics" />
            </Link>
          </span>
        )}
        <span>
          <a href="/licenses.txt">
            <FormattedMessage id="layout.licences" />
          </a>
        </span>
      </p>
      {copyright && <p className={s.copyright}>{copyright}</p>}
    </div>
  );
}

/** Numbers are written with or without the code of the country. */
const sameLink = (link: string) => link.replace(/^tel:(\+32|0032|0)/, 'tel:').replaceAll(' ', '');

function Part({ text }: { text: string }) {
  return text ? <span>{text}</span> : null;
}

function LabelledPart({ id, value }: { id: string; value: string }) {
  if (!value) return null;
  return (
    <span>
      <FormattedMessage id={id} values={{ value }} />
    </span>
  );
}
