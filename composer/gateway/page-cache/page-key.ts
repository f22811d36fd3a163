/** An address of a page that may be cached, in the one form that stands for all of its spellings. */
export interface PageKey {
  /** Path and query, as the page is rendered. */
  address: string;
  /** Parameters of campaigns, which no page sees: "utm_source=x"; redirects keep them. */
  dropped: string;
}

/** Parameters that mail programs, networks and advertisements add. They are for scripts in the browser, which read the address themselves. */
const CAMPAIGN =
  /^(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|gad_source|gclsrc|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_cid|mc_eid|_gl)$/;

/** Longer addresses are hardly asked for twice: their pages are not cached. */
const LONGEST = 1_000;

/**
 * The key of an address, as it came; undefined when its page is not to be cached: a parameter that no page declares could make a
 * page that others would get.
 */
export function pageKey(url: string, parameters: ReadonlySet<string>): PageKey | undefined {
  if (url.length > LONGEST) return undefined;
  const start = url.indexOf('?');
  if (start === -1) return { address: url, dropped: '' };
  const given = [...new URLSearchParams(url.slice(start))];
  const isCampaign = ([name]: [string, string]) => CAMPAIGN.test(name) && !parameters.has(name);
  const read = given.filter((parameter) => !isCampaign(parameter));
  if (read.some(([name]) => !parameters.has(name))) return undefined;
  // The order of values of one name is theirs; sorting is stable.
  const query = new URLSearchParams(read.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
  return {
    address: url.slice(0, start) + (query && `?${query}`),
    dropped: new URLSearchParams(given.filter(isCampaign)).toString(),
  };
}
