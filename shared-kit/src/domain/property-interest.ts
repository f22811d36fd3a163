/** Where the visitor of a property's page came from (product O8). */
export const VISIT_SOURCES = [
  'search',
  'portal',
  'alert',
  'mail',
  'social',
  'site',
  'other',
  'direct',
] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

/** What visitors do with a property, as far as it is counted (product O9). */
export const PROPERTY_ACTIONS = ['saved', 'shared', 'printed', 'brochure', 'phone'] as const;
export type PropertyAction = (typeof PROPERTY_ACTIONS)[number];

/** Mails that lead to the site say so in the address: a mail program names no page that one comes from. */
export const MAIL_CAMPAIGN = {
  alert: 'utm_source=alert&utm_medium=email',
  mail: 'utm_medium=email',
} as const;
