import { customType, text } from '../drizzle.ts';
import type { Language } from 'shared-kit/domain/languages';

/** Text compared byte by byte, so that both databases sort alike and prefixes use the index, whatever their locale. */
export const bytewiseText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
});

/** Words of a text as PostgreSQL's search has them. */
export const wordsColumn = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Bytes of a file. */
export const bytesColumn = customType<{ data: Buffer; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** One of the bundled languages. */
export const languageColumn = () => text('language').$type<Language>();
