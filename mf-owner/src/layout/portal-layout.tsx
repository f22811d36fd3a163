import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';
import s from './portal-layout.module.css';
import { SignOutButton } from './sign-out-button.tsx';

const PAGES = [
  ['overview', 'owner'],
  ['history', 'owner-history'],
  ['account', 'owner-account'],
] as const;

/** The layout of the portal's pages: title, the way to the others, and the way out. */
export function PortalLayout({
  page,
  title,
  intro,
  children,
}: {
  page: (typeof PAGES)[number][0];
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}) {
  const { href } = useHost();
  const { formatMessage } = useIntl();
  return (
    <div className={s.page}>
      <header className={s.head}>
        <div>
          <p className={s.kicker}>
            <FormattedMessage id="portal.name" />
          </p>
          <h1 className={s.title}>{title}</h1>
          {intro && <p className={s.intro}>{intro}</p>}
        </div>
        <SignOutButton />
      </header>
      <nav className={s.pages} aria-label={formatMessage({ id: 'portal.name' })}>
        <ul className={s.list} role="list">
          {PAGES.map(([name, link]) => (
            <li key={name}>
              <Link className={s.link} to={href(link)} aria-current={name === page ? 'page' : undefined}>
                <FormattedMessage id={`portal.page.${name}`} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
