import { matchesPattern } from 'composer/paths';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import type { PageFile } from '../schemas/page.ts';
import type { LivePage } from './content-bundle.ts';
import type { RawPage } from './raw-value.ts';

/** A rule that a page breaks, with the field. */
interface PageFault {
  page: string;
  path: readonly PropertyKey[];
  rule: string;
}

/** What is wrong with pages besides their own fields: parents, paths, relations. */
export function pageFaults(pages: readonly PageFile[]): PageFault[] {
  const byKey = new Map(pages.map((page) => [page.page, page]));
  return [
    ...(byKey.has('home') ? [] : [{ page: 'home', path: [], rule: 'the home page is missing' }]),
    ...pages.flatMap((page) => parentFaults(page, byKey)),
    ...doublePaths(pages),
    ...pages.flatMap((page) => relationFaults(page, byKey)),
  ];
}

function parentFaults(page: PageFile, byKey: ReadonlyMap<string, PageFile>): PageFault[] {
  const fault = (rule: string) => [{ page: page.page, path: ['parent'], rule: `parent: ${rule}` }];
  const seen = new Set<string>();
  for (let { parent } = page; parent !== null;) {
    const above = byKey.get(parent);
    if (!above) return parent === page.parent ? fault(`there is no page "${parent}"`) : [];
    if (seen.has(parent) || parent === page.page) return fault('leads back to the page itself');
    seen.add(parent);
    ({ parent } = above);
  }
  return [];
}

/** Two pages at one address, as own path or as original one. */
function doublePaths(pages: readonly PageFile[]): PageFault[] {
  const faults: PageFault[] = [];
  const owners = new Map<string, string>();
  const claim = (address: string, page: string, path: readonly PropertyKey[]) => {
    const owner = owners.get(address);
    if (owner === undefined) owners.set(address, page);
    else if (owner !== page || !address.startsWith('/'))
      faults.push({ page, path, rule: `${path[0] as string}: the page "${owner}" has ${address} already` });
  };
  for (const { page, paths } of pages)
    for (const language of LANGUAGES)
      if (paths[language] !== undefined) claim(`${language}: ${paths[language]}`, page, ['paths', language]);
  for (const { page, originalPaths } of pages)
    originalPaths.forEach((original, index) => claim(original, page, ['originalPaths', index]));
  return faults;
}

function relationFaults(
  { page, modules, article }: PageFile,
  byKey: ReadonlyMap<string, PageFile>,
): PageFault[] {
  const inModules = modules.flatMap(({ relations }, index) =>
    relations
      .map(({ id, type }, at) => ({ id, type, path: ['modules', index, 'relations', at, 'id'] }))
      // Listings come and go: a relation to one that is not there shows nothing.
      .filter(({ type }) => type !== 'property' && type !== 'project'),
  );
  const inArticle = (article?.related ?? []).map((id, at) => ({ id, path: ['article', 'related', at] }));
  return [...inModules, ...inArticle]
    .filter(({ id }) => !byKey.has(id))
    .map(({ id, path }) => ({ page, path, rule: `there is no page "${id}"` }));
}

/** Paths that a live release has too: its page is shown, not that of the content. */
export function shadowedPaths(pages: readonly PageFile[], livePages: readonly LivePage[]): string[] {
  return pages.flatMap(({ page, paths, originalPaths }) => [
    ...LANGUAGES.flatMap((language) => {
      const path = paths[language];
      const owner = path && livePages.find((live) => matchesPattern(live.paths[language], path));
      return owner
        ? [`${page}: ${owner.app} has a page at /${language}/${path}/, which is shown instead`]
        : [];
    }),
    ...originalPaths.flatMap((original) => {
      const owner = livePages.find(({ originalPaths = [] }) =>
        originalPaths.some((path) => matchesPattern(path, original)),
      );
      return owner
        ? [`${page}: ${owner.app} has the original path ${original}, which leads there instead`]
        : [];
    }),
  ]);
}

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

/**
 * Gives articles and testimonials the paths that their files leave out: below that of their parent, by the slug of the title. Parents
 * come before their children.
 */
export function fillInPaths(pages: readonly RawPage[]): void {
  const byKey = new Map(pages.map((page) => [page.key, page]));
  const done = new Set<RawPage>();
  const fill = (page: RawPage) => {
    if (done.has(page)) return;
    done.add(page);
    const parent = byKey.get(String(page.value.parent));
    if (parent) fill(parent);
    const given = readPaths(page);
    const above = parent ? readPaths(parent) : {};
    for (const language of LANGUAGES) {
      const slug = page.slugs[language];
      if (!slug || given[language] !== undefined || typeof above[language] !== 'string') continue;
      given[language] = `${above[language]}/${slug}`;
    }
    if (Object.keys(page.slugs).length > 0) page.value.paths = given;
  };
  pages.forEach(fill);
}

function readPaths({ value: { paths } }: RawPage): Record<string, unknown> {
  return typeof paths === 'object' && paths !== null ? { ...paths } : {};
}
