import type { Language } from 'shared-kit/domain/languages';
import type { PageFile } from '../schemas/page.ts';
import type { LivePage } from './content-bundle.ts';

/** What link names may lead to. */
export interface LinkTargets {
  pages: readonly PageFile[];
  livePages: readonly LivePage[] | null;
  languages: readonly Language[];
}

/** Why a link name leads nowhere, or `unchecked` where only the live releases know; undefined when it leads somewhere. */
export function linkRule(
  name: string,
  { pages, livePages, languages }: LinkTargets,
): { rule: string } | 'unchecked' | undefined {
  if (name === 'home') return undefined;
  const page = pages.find((one) => one.page === name);
  if (page) {
    if (page.status !== 'Published') return { rule: `leads to the page "${name}", which is not Published` };
    const missing = languages.filter((language) => page.paths[language] === undefined);
    return missing.length > 0
      ? { rule: `leads to the page "${name}", which has no path in ${missing.join(', ')}` }
      : undefined;
  }
  if (livePages?.some(({ link }) => link === name)) return undefined;
  if (!livePages) return 'unchecked';
  return { rule: `leads to the page "${name}", which neither the content nor a live release has` };
}
