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
