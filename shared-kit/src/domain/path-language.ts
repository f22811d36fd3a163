import { isLanguage } from './languages.ts';
import type { Language } from './languages.ts';

/** The language that leads a path (product A3), if one does. */
export function pathLanguage(pathname: string): Language | undefined {
  const first = pathname.split('/', 2)[1];
  return isLanguage(first) ? first : undefined;
}
