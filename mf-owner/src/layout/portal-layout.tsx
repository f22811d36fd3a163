import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';
import { useNavigate } from 'react-router';
import { Button } from 'shared-kit/ui/button/button';
import type { Href } from 'composer/contract';
import { ownerRefusal, RefusalNotice } from '../access/owner-refusal.tsx';
import { useOwnerForm, type SendForm } from '../access/use-owner-form.ts';
import s from './portal-layout.module.css';

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

/** Ends the session. Without scripts it is sent to the portal's first page, whatever page it is on. */
function SignOutButton() {
  const navigate = useNavigate();
  const { href } = useHost();
  const { refusal, isSending, onSubmit } = useOwnerForm(sendSignOut, undefined, () =>
    navigate(signedOutPath(href)),
  );
  return (
    <form method="post" action={href('owner')} onSubmit={onSubmit}>
      <RefusalNotice refusal={refusal} />
      <Button type="submit" variant="secondary" aria-busy={isSending}>
        <FormattedMessage id="portal.signOut" />
      </Button>
    </form>
  );
}

const sendSignOut: SendForm = async (api) =>
  api.send('signOut', { body: {} }).then(() => undefined, ownerRefusal);

/** Where one is after signing out. */
export const signedOutPath = (href: Href) => `${href('sign-in')}?notice=signedOut`;
