import type { RequestHandler } from 'express';
import { FRAMES } from '../../contract/release-files.ts';
import { COMPOSITIONS } from '../../contract/composition-file.ts';
import type { Composition } from '../../contract/boot.ts';
import { cacheControl } from '../releases/snapshot.ts';
import type { FindComposition } from '../releases/snapshot.ts';
import type { GatewaySite } from '../site.ts';

/** Where browsers find the rules; pages name it in a header of the same name. */
export const SPECULATION_RULES = '/speculation-rules.json';

/** What of the gateway itself is no page. */
const NO_PAGES = ['/remotes/*', `${FRAMES}*`, `${COMPOSITIONS}/*`];

/** Links that open elsewhere, that scripts answer in the page, or that nobody should follow unasked. */
const NOT_AHEAD = '[download], [target], [data-in-page], [rel~=nofollow], [hreflang]';

/** Homes of a list, and its next page: most visits go on there. */
const LIKELY_NEXT = 'main article :is(h2, h3) a, main a[rel=next]';

/**
 * Which pages a browser may load before its visitor asks for them (https://wicg.github.io/nav-speculation/speculation-rules.html): homes
 * and the next page of a list whole, others as HTML, when a finger is on their link or the browser expects it. Pages for one person,
 * and language links, which are remembered, are left alone.
 */
function speculationRules({ remotes }: Pick<Composition, 'remotes'>, kinds: readonly string[]) {
  const besidesPages = kinds.map((kind) => `/${kind}/*`);
  const isPage = [
    { href_matches: '/*' },
    { not: { href_matches: [...besidesPages, ...NO_PAGES, ...privatePages(remotes)] } },
    { not: { selector_matches: NOT_AHEAD } },
  ];
  return {
    prerender: [{ where: { and: [{ selector_matches: LIKELY_NEXT }, ...isPage] }, eagerness: 'moderate' }],
    prefetch: [{ where: { and: isPage }, eagerness: 'moderate' }],
  };
}

/** Patterns of what lies below the fixed beginning of their paths. */
const privatePages = (remotes: Composition['remotes']): string[] => [
  ...new Set(
    Object.values(remotes)
      .flatMap(({ routes }) => routes.filter((route) => route.private))
      .flatMap(({ paths }) =>
        Object.entries(paths).map(([language, path]) => `/${language}/${fixedBeginning(path)}*`),
      ),
  ),
];

/** Segments that stand for themselves both in a route and in a URL pattern. */
function fixedBeginning(path: string): string {
  const segments = path.split('/');
  const open = segments.findIndex((segment) => !/^[\w.~-]+$/.test(segment));
  return open < 0
    ? path
    : segments
        .slice(0, open)
        .map((segment) => `${segment}/`)
        .join('');
}

const NONE = '{}';

/**
 * Rules for this browser: phones load pages as documents, others go on within the one that they have; none for visitors who
 * save data. Pages name the file whoever asks for them, so they stay the same for all.
 */
export const speculationFile =
  (compositions: FindComposition, { kinds }: Pick<GatewaySite, 'kinds'>): RequestHandler =>
  async (request, response) => {
    const isPhone = request.get('sec-ch-ua-mobile') === '?1';
    const savesData = request.get('save-data')?.toLowerCase() === 'on';
    const set = isPhone && !savesData ? await compositions.for(request) : undefined;
    const rules = set ? JSON.stringify(speculationRules(set.composition, kinds)) : NONE;
    response
      .set({
        'cache-control': cacheControl(set?.audience ?? 'all', 'private, max-age=600'),
        vary: 'sec-ch-ua-mobile, save-data',
        'content-type': 'application/speculationrules+json',
      })
      .end(rules);
  };
