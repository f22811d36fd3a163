import { agencyFileSchema } from './schemas/agency.ts';
import { contactFileSchema } from './schemas/contact.ts';
import { languagesFileSchema } from './schemas/languages.ts';
import { layoutFileSchema } from './schemas/layout.ts';
import { listingsFileSchema } from './schemas/listings.ts';

/** The files that every configuration folder has: where each lies and what it must look like. */
export const CONFIG_FILES = {
  agency: { name: 'agency.json', schema: agencyFileSchema },
  languages: { name: 'languages.json', schema: languagesFileSchema },
  listings: { name: 'listings.json', schema: listingsFileSchema },
  contact: { name: 'contact.json', schema: contactFileSchema },
  layout: { name: 'layout.json', schema: layoutFileSchema },
} as const;

export type ConfigKey = keyof typeof CONFIG_FILES;

/** Parsed JSON, not yet checked. */
export type RawConfig = Record<ConfigKey, unknown>;
