import { isLanguage } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';

/** The language that leads a path (product A3), if one does. */
export function pathLanguage(pathname: string): Language | undefined {
  const first = pathname.split('/', 2)[1];
  return isLanguage(first) ? first : undefined;
}
