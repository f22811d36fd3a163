import { useIntl } from 'react-intl';
import type { Site } from 'shared-kit/contracts/api/site';
import type { Language } from 'shared-kit/domain/languages';
import { classNames } from 'shared-kit/ui/class-names';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import s from './language-switch.module.css';

/** Each language calls itself by its own name. */
const NAMES: Record<Language, string> = { nl: 'Nederlands', fr: 'Français', en: 'English', de: 'Deutsch' };

interface LanguageSwitchProps {
  site: Site;
  alternates: Partial<Record<Language, string>>;
  className?: string;
}

/** The same page in the other languages, only if there are any (product F1, A3). Plain anchors: texts of one language are loaded. */
export function LanguageSwitch({ site, alternates, className }: LanguageSwitchProps) {
  const intl = useIntl();
  if (site.languages.length < 2) return null;
  return (
    <ul
      className={classNames(s.languages, className)}
      role="list"
      aria-label={intl.formatMessage({ id: 'layout.languages' })}
    >
      {site.languages.map((language) => (
        <li key={language}>
          <a
            className={s.language}
            href={alternates[language] ?? `/${language}/`}
            hrefLang={language}
            lang={language}
            title={NAMES[language]}
            aria-current={language === site.language ? 'true' : undefined}
          >
            {site.languageFlags && <span className={s.flag} data-flag={language} />}
            {language}
            <VisuallyHidden> {NAMES[language]}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
