import { visitorNetwork } from 'composer/server';
import type { PropertyAction } from 'shared-kit/domain/owner-portal';
import type { Database } from '../../database/database.ts';
import { siteSecret } from '../../database/site-secret.ts';
import { attemptLimits } from '../../http/attempt-limits.ts';

const HALF_AN_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;
const PER_ADDRESS_AND_DAY = 30;

/** A view of a property's page, or what a visitor did with the property. */
interface Visit {
  propertyId: number;
  action?: PropertyAction;
  /** Network address; the browser does not matter: anybody can invent one. */
  address: string;
  /** In Belgium, as `2026-11-21`. */
  day: string;
}

/**
 * Whether a visit counts: one of a property from an address in half an hour, and thirty from an address a day, through all copies
 * of the API; the same for each action. Kept are keyed digests, for a day at most.
 */
export async function isCounted(
  database: Database,
  { propertyId, action, address, day }: Visit,
): Promise<boolean> {
  const limits = attemptLimits(database, await siteSecret(database, 'visits'));
  const network = visitorNetwork(address);
  const [one, several] = action ? [action, 'actions'] : ['visit', 'visits'];
  const ofProperty = await limits.add({ what: `${one} of ${propertyId}`, who: network }, HALF_AN_HOUR);
  if (ofProperty > 1) return false;
  return (await limits.add({ what: `${several} on ${day}`, who: network }, DAY)) <= PER_ADDRESS_AND_DAY;
}

/**
 * User agents of programs: search engines and other crawlers, previews of messengers, monitoring, HTTP libraries, browsers
 * that a program drives. They nearly all call themselves bot, crawler or spider, or give an address for questions.
 */
const ROBOT =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|fetch|monitor|lighthouse|pagespeed|headless|phantom|puppeteer|playwright|selenium|scan|archiver|validator|https?:\/\/|@|facebookexternalhit|mediapartners|python|java\/|okhttp|axios|go-http|libwww|httpclient/i;

/** Whether a visit was a program's: by its user agent, or because it has none. Every browser begins with `Mozilla/`. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent?.startsWith('Mozilla/') || ROBOT.test(userAgent);
}
