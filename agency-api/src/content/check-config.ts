import * as z from 'zod';
import { CONTENT_PAGE_KEYS, isContentPageKey } from 'shared-kit/domain/content-page-keys';
import type { AgencyConfig } from './agency-config.ts';
import { AgencyConfigError } from './agency-config-error.ts';
import { CONFIG_FILES, pageFileName, type ConfigKey, type RawConfig } from './config-files.ts';
import type { ContentPages } from './content-pages.ts';
import { deadLinks } from './dead-links.ts';
import { pageFileSchema } from './schemas/page.ts';

type CheckedConfig = Omit<AgencyConfig, 'folder'>;

/** Checks every file against its schema. Throws `AgencyConfigError` with the faults of all files together. */
export function checkConfig(raw: RawConfig): CheckedConfig {
  const faults: string[] = [];
  const check = (name: string, schema: z.ZodType, value: unknown): unknown => {
    const { success, data, error } = schema.safeParse(value);
    if (!success) faults.push(...error.issues.map((issue) => describe(name, issue)));
    return data;
  };
  const files = Object.entries(CONFIG_FILES).map(([key, { name, schema }]) => [
    key,
    check(name, schema, raw[key as ConfigKey]),
  ]);
  const pages = Object.entries(raw.pages).map(([key, page]) => [
    key,
    check(pageFileName(key), pageSchema(key), page),
  ]);
  if (faults.length > 0) throw new AgencyConfigError(faults);

  const config = { ...Object.fromEntries(files), pages: Object.fromEntries(pages) as ContentPages };
  const dead = deadLinks(config as CheckedConfig);
  if (dead.length > 0) throw new AgencyConfigError(dead);
  return config as CheckedConfig;
}

/** The file of a page says which page it is; a name that no page has is a misspelt one. */
function pageSchema(key: string): z.ZodType {
  if (key !== 'home' && !isContentPageKey(key))
    return z.never(`no page of this name; pages are ${['home', ...CONTENT_PAGE_KEYS].join(', ')}`);
  return pageFileSchema.refine(({ page }) => page === key, { path: ['page'], error: `must be "${key}"` });
}

const describe = (name: string, { path, message }: z.core.$ZodIssue) =>
  `${name}: ${z.core.toDotPath(path) || 'the file'}: ${message}`;
