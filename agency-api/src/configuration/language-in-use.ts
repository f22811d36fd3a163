import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from './agency-config.ts';
import { ApiFault } from '../http/api-fault.ts';

/** A language that is not in use is bad input (product A2): throws `ApiFault`. */
export function checkLanguageInUse({ languages }: AgencyConfig, language: Language): Language {
  if (languages.inUse.includes(language)) return language;
  const rule = `one of ${languages.inUse.join(', ')}`;
  throw new ApiFault('invalid-input', [{ field: 'lang', rule, messageKey: 'invalid' }]);
}

/** What an owner reads mails and their pages in: the language of the feed if the site has pages in it, else the site's first. */
export const languageInUse = (
  { languages }: Pick<AgencyConfig, 'languages'>,
  preferred: Language,
): Language => (languages.inUse.includes(preferred) ? preferred : languages.default);
