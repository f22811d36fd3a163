import { agencyFileSchema } from './schemas/agency.ts';
import { contactFileSchema } from './schemas/contact.ts';
import { figuresFileSchema } from './schemas/figures.ts';
import { footerFileSchema } from './schemas/footer.ts';
import { languagesFileSchema } from './schemas/languages.ts';
import { layoutFileSchema } from './schemas/layout.ts';
import { listingsFileSchema } from './schemas/listings.ts';
import { menuFileSchema } from './schemas/menu.ts';
import { thirdPartiesFileSchema } from './schemas/third-parties.ts';
import { topBarFileSchema } from './schemas/top-bar.ts';

/** The files of a configuration folder: where each lies and what it must look like. */
export const CONFIG_FILES = {
  agency: { name: 'agency.json', schema: agencyFileSchema },
  languages: { name: 'languages.json', schema: languagesFileSchema },
  listings: { name: 'listings.json', schema: listingsFileSchema },
  contact: { name: 'contact.json', schema: contactFileSchema },
  layout: { name: 'layout.json', schema: layoutFileSchema },
  topBar: { name: 'top-bar.json', schema: topBarFileSchema },
  menu: { name: 'menu.json', schema: menuFileSchema },
  footer: { name: 'footer.json', schema: footerFileSchema },
  figures: { name: 'figures.json', schema: figuresFileSchema },
  thirdParties: { name: 'third-parties.json', schema: thirdPartiesFileSchema },
} as const;

export type ConfigKey = keyof typeof CONFIG_FILES;

/** Those that an agency may leave out. */
export const OPTIONAL_FILES: ReadonlySet<ConfigKey> = new Set(['thirdParties']);

/** Folder of the content pages in a configuration folder: the home page, and the others that the agency has. */
export const PAGES_FOLDER = 'pages';

export const pageFileName = (key: string) => `${PAGES_FOLDER}/${key}.json`;

/** Parsed JSON, not yet checked; pages by the name of their file. */
export type RawConfig = Record<ConfigKey, unknown> & { pages: Record<string, unknown> };
