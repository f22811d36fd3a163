import { agencyFileSchema } from './schemas/agency.ts';
import { appointmentsFileSchema } from './schemas/appointments.ts';
import { contactFileSchema } from './schemas/contact.ts';
import { formsFileSchema } from './schemas/forms.ts';
import { languagesFileSchema } from './schemas/languages.ts';
import { layoutFileSchema } from './schemas/layout.ts';
import { listingsFileSchema } from './schemas/listings.ts';
import { thirdPartiesFileSchema } from './schemas/third-parties.ts';

/** The files of a configuration folder: where each lies and what it must look like. */
export const CONFIG_FILES = {
  agency: { name: 'agency.json', schema: agencyFileSchema },
  languages: { name: 'languages.json', schema: languagesFileSchema },
  listings: { name: 'listings.json', schema: listingsFileSchema },
  contact: { name: 'contact.json', schema: contactFileSchema },
  appointments: { name: 'appointments.json', schema: appointmentsFileSchema },
  forms: { name: 'forms.json', schema: formsFileSchema },
  layout: { name: 'layout.json', schema: layoutFileSchema },
  thirdParties: { name: 'third-parties.json', schema: thirdPartiesFileSchema },
} as const;

export type ConfigKey = keyof typeof CONFIG_FILES;

/** Those that an agency may leave out. */
export const OPTIONAL_FILES: ReadonlySet<ConfigKey> = new Set(['appointments', 'forms', 'thirdParties']);

/** Parsed JSON, not yet checked. */
export type RawConfig = Record<ConfigKey, unknown>;
