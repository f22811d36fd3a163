import type { Language } from './languages.ts';
import type { Section } from './listing-link.ts';

/** Files of the site that browsers and search engines ask for by these names. */
export const SITE_FILES = {
  favicon: '/favicon.ico',
  icon: '/icon.svg',
  touchIcon: '/apple-touch-icon.png',
  manifest: '/manifest.webmanifest',
  sitemap: '/sitemap.xml',
} as const;

/** Icons of the manifest, in pixels. */
export const MANIFEST_ICONS = [192, 512] as const;

/** Icon of the manifest; a maskable one may be cut to any shape. */
export const manifestIcon = (size: number, isMaskable = false): string =>
  `/icons/${isMaskable ? 'maskable-' : ''}${size}.png`;

/** Lists that have a feed of their new listings (product R11). */
export const FEED_SECTIONS = ['sale', 'rent'] as const satisfies Section[];
export type FeedSection = (typeof FEED_SECTIONS)[number];

/** RSS feed of the new listings of a list. */
export const feedPath = (language: Language, section: FeedSection): string =>
  `/feeds/${language}/${section}.xml`;
