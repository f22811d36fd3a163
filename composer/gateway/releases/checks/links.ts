import type { Release } from '../../../contract/release.ts';
import type { Refusal } from '../release-refused.ts';

/** The home page has no path of its own to declare. */
const HOME = 'home';

/** Each link name leads to one page. */
export function linkRefusals(releases: readonly Release[]): Refusal[] {
  const owners = new Map<string, string>([[HOME, 'shell']]);
  const refusals: Refusal[] = [];
  for (const { app, link } of declaredLinks(releases)) {
    const first = owners.get(link);
    if (first === undefined) owners.set(link, app);
    else
      refusals.push({
        code: 'link-clash',
        apps: [...new Set([first, app])],
        reason: `The link name "${link}" is declared by ${first} and by ${app}. Rename it in one remote.config.ts; to move a page, promote both together.`,
      });
  }
  return refusals;
}

/**
 * A link name that goes away with a change while a release that stays live leads to it. Names of the shell's own pages may go: since
 * record 33 those pages are the site's content.
 */
export function lostLinkRefusals(before: readonly Release[], after: readonly Release[]): Refusal[] {
  const kept = new Set([HOME, ...declaredLinks(after).map(({ link }) => link)]);
  return declaredLinks(before)
    .filter(({ app }) => app !== 'shell')
    .filter(({ link }) => !kept.has(link))
    .flatMap(({ app, link }) =>
      after
        .filter(({ links }) => links.includes(link))
        .map((user): Refusal => ({
          code: 'link-missing',
          apps: [...new Set([app, user.name])],
          reason: `${user.name} ${user.version} leads to the link name "${link}", which no release has after this. Keep the name until nobody uses it, or promote both together.`,
        })),
    );
}

const declaredLinks = (releases: readonly Release[]) =>
  releases.flatMap(({ name, pages, routes }) =>
    [...pages, ...routes].flatMap(({ link }) => (link === undefined ? [] : [{ app: name, link }])),
  );
