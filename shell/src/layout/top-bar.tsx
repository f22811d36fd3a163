import { useIntl } from 'react-intl';
import type { Site } from 'shared-kit/contracts/api/site';
import type { Language } from 'shared-kit/domain/languages';
import { HeaderLink } from './header-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import s from './top-bar.module.css';

type HeaderLinks = NonNullable<Site['topBar']>['left'];

/** Contact, shortcuts and languages above the header (product F1); on phones and tablets they are in the menu. */
export function TopBar({ site, alternates }: { site: Site; alternates: Partial<Record<Language, string>> }) {
  const intl = useIntl();
  if (!site.topBar && site.languages.length < 2) return null;
  return (
    <nav className={s.topBar} aria-label={intl.formatMessage({ id: 'layout.shortcuts' })}>
      <Links links={site.topBar?.left ?? []} />
      <div className={s.end}>
        <Links links={site.topBar?.right ?? []} />
        <LanguageSwitch site={site} alternates={alternates} />
      </div>
    </nav>
  );
}

function Links({ links }: { links: HeaderLinks }) {
  if (links.length === 0) return <span />;
  return (
    <ul className={s.links} role="list">
      {links.map((link) => (
        <li key={link.label} className={s.item} data-colour={link.colour ?? undefined} ref={setColour}>
          <HeaderLink link={link} className={s.link} />
        </li>
      ))}
    </ul>
  );
}

/** For browsers that take no colour from an attribute yet: once the page answers to scripts. */
function setColour(item: HTMLLIElement | null) {
  if (item?.dataset.colour) item.style.color = item.dataset.colour;
}
