import type { Href, UsedLinks } from 'composer/contract';

/** Path of a thank-you page that leads back to the page which the form was about, if that is live. */
export const thanksPath = (href: Href, thanks: keyof UsedLinks, from: string | undefined) =>
  `${href(thanks)}${from ? `?from=${encodeURIComponent(from)}` : ''}`;
