import { createStaticHandler } from 'react-router';
import type { StaticHandler } from 'react-router';
import type { Composition, Language } from '../../contract/contract.ts';
import { buildRoutes } from '../routes/routes.tsx';
import type { ShellSite } from '../site.ts';

/**
 * What loads the pages of a language. Ranking the routes takes a tenth of the time of a page, so it is done once for a set of
 * releases and forgotten with it.
 */
export function staticHandler(
  site: ShellSite,
  composition: Composition,
  languages: readonly Language[],
): StaticHandler {
  const key = languages.join();
  const known = handlers.get(composition)?.get(key);
  if (known) return known;
  const made = createStaticHandler(buildRoutes(site, composition, languages));
  const byLanguages = handlers.get(composition) ?? new Map<string, StaticHandler>();
  handlers.set(composition, byLanguages.set(key, made));
  return made;
}

const handlers = new WeakMap<Composition, Map<string, StaticHandler>>();
