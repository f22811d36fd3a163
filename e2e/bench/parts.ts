import type { Part } from './budget.ts';
import type { BenchSite } from './bench-site.ts';
import { measureAnswers } from './answers.ts';
import { measureBesideStatic } from './beside-static.ts';
import { measureCrawl } from './crawl.ts';
import { measureFilters } from './filters.ts';
import { measureFirstTap } from './first-tap.ts';
import { measureFirstView } from './first-view.ts';
import { measureFlips } from './flips.ts';
import { measureImports } from './imports.ts';
import { measureKept } from './kept.ts';
import { measureMap } from './map.ts';
import { measureNextPage } from './next-page.ts';
import { measurePageCode } from './page-code.ts';
import { measureRendererHeap } from './renderer-heap.ts';
import { measureAlerts } from './alerts.ts';
import { measureOtherCheckout } from './other-checkout.ts';
import { measureReading } from './reading.ts';
import { measureReturning } from './returning.ts';
import { measureSearch } from './search.ts';
import { measureSearchMillion } from './search-million.ts';
import { measureServerRendering } from './server-rendering.ts';
import { measureSignIn } from './sign-in.ts';
import { measureSitemap } from './sitemap.ts';
import { measureSubmissions } from './submissions.ts';
import { measureIdleHydration } from './idle-hydration.ts';

interface BenchPart {
  /** Name on the command line. */
  name: string;
  title: string;
  measure(site: BenchSite): Promise<Part>;
}

/** Parts that share one running site. */
export const SITE_PARTS: BenchPart[] = [
  { name: 'first-view', title: 'First view', measure: measureFirstView },
  { name: 'static', title: 'Pages beside a static file', measure: measureBesideStatic },
  { name: 'first-tap', title: 'First tap', measure: measureFirstTap },
  { name: 'idle-hydration', title: 'Pages hydrated by themselves', measure: measureIdleHydration },
  { name: 'next-page', title: 'Next page', measure: measureNextPage },
  { name: 'filters', title: 'Choices in filters', measure: measureFilters },
  { name: 'map', title: 'Map of many pins', measure: measureMap },
  { name: 'returning', title: 'Returning visitor', measure: measureReturning },
  { name: 'sign-in', title: 'Sign-in page', measure: measureSignIn },
  { name: 'page-code', title: 'Code of pages', measure: measurePageCode },
  { name: 'server-rendering', title: 'Server rendering', measure: measureServerRendering },
  { name: 'kept', title: 'Cached pages', measure: measureKept },
  { name: 'flips', title: 'Releases under load', measure: measureFlips },
  { name: 'heap', title: 'Memory over releases', measure: measureRendererHeap },
  { name: 'crawl', title: 'Crawler', measure: measureCrawl },
  { name: 'submissions', title: 'Forms', measure: measureSubmissions },
  { name: 'sitemap', title: 'Sitemap', measure: measureSitemap },
];

/** Parts that need the machine to themselves. */
type LonePart = Omit<BenchPart, 'measure'> & { measure(): Promise<Part> };
export const LONE_PARTS: LonePart[] = [
  { name: 'answers', title: 'Answers', measure: measureAnswers },
  { name: 'search', title: 'Search', measure: measureSearch },
  { name: 'alerts', title: 'Alerts', measure: measureAlerts },
  { name: 'imports', title: 'Imports', measure: measureImports },
];

/** Parts that take minutes to an hour: measured only when they are named. */
export const LONG_PARTS: LonePart[] = [
  { name: 'other-checkout', title: 'This version beside another one', measure: measureOtherCheckout },
  { name: 'reading', title: 'Reading a million listings into memory', measure: measureReading },
  { name: 'search-million', title: 'Search over a million listings', measure: measureSearchMillion },
];
