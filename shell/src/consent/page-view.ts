import { sectionOfGoal } from 'shared-kit/domain/listing-link';
import type { Href } from 'composer/contract';
import type { Language } from 'shared-kit/domain/languages';
import type { PageView } from '../third-parties/third-party.ts';

interface Place {
  origin: string;
  pathname: string;
  search: string;
}

/** Parameters by which advertisements say what they led here from; no other part of a query is told to third parties. */
const CAMPAIGN = /^(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid)$/;

/** What third parties are told of the page at an address. */
export function pageView(
  { origin, pathname, search }: Place,
  page: { title: string; language: Language; href: Href },
): PageView {
  const campaign = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([key]) => CAMPAIGN.test(key)),
  );
  const query = campaign.size > 0 ? `?${campaign}` : '';
  return {
    address: origin + pathname + query,
    title: page.title,
    section: trackedSection(pathname, page.href),
    language: page.language,
  };
}

/** Goals of the lists whose path a page may stand below. */
const GOALS = { sale: 0, rent: 1 } as const;

/** The section that a page is tracked by (product A21, C11): lists and what stands below them. */
function trackedSection(pathname: string, href: Href): PageView['section'] {
  const names = Object.keys(GOALS) as (keyof typeof GOALS)[];
  const name = names.find((list) => {
    const path = href(list);
    return path !== undefined && pathname.startsWith(path);
  });
  return name && SECTION_TITLES[sectionOfGoal(GOALS[name])];
}

const SECTION_TITLES = { sale: 'for sale', rent: 'for rent' } as const;
