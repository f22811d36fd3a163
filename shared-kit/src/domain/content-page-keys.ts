/** Pages of texts that an agency may have besides the home page, each from one file of its configuration (product A23, M1). */
export const CONTENT_PAGE_KEYS = [
  'privacy',
  'cookies',
  'disclaimer',
  'about',
  'services',
  'fees',
  'tenant-insurance',
] as const;

export type ContentPageKey = (typeof CONTENT_PAGE_KEYS)[number];

/** Guards an untrusted key, such as the name of a file. */
export function isContentPageKey(key: string): key is ContentPageKey {
  return (CONTENT_PAGE_KEYS as readonly string[]).includes(key);
}
