import { sql } from '../database/drizzle.ts';
import type { Database } from '../database/database.ts';
import { siteContent } from '../database/schema/content.ts';
import { agencyContentSchema, NO_CONTENT, type AgencyContent } from './agency-content.ts';
import { contentIndex, type ContentIndex } from './content-index.ts';
import { publishedTestimonials } from './published-testimonials.ts';

/** The content of the agency as it is now. */
export interface ContentSource {
  current(): Promise<ContentIndex>;
}

/** Reads the content from the database, again only when its version has changed. */
export function contentSource(database: Database): ContentSource {
  let known: { version: number; index: Promise<ContentIndex> } | undefined;
  return {
    async current() {
      const version = await contentVersion(database);
      if (known?.version === version) return known.index;
      const reading = { version, index: readContent(database).then(contentIndex) };
      known = reading;
      reading.index.catch(() => {
        if (known === reading) known = undefined;
      });
      return reading.index;
    },
  };
}

/** 0 before the first import. */
export async function contentVersion(database: Database): Promise<number> {
  const [found] = await database.select({ version: siteContent.version }).from(siteContent);
  return found?.version ?? 0;
}

/** Tells every process that what the pages show has changed otherwise than by an import. Pass the transaction of the change. */
export async function raiseContentVersion(transaction: Database): Promise<void> {
  await transaction.update(siteContent).set({ version: sql`${siteContent.version} + 1` });
}

/** Checked once more: a later version of the site may know fields that the stored content lacks. */
async function readContent(database: Database): Promise<AgencyContent> {
  const [found] = await database.select({ content: siteContent.content }).from(siteContent);
  if (!found) return NO_CONTENT;
  const { data, error } = agencyContentSchema.safeParse(found.content);
  // Pages of the content come last: where both have an address, it is theirs.
  if (data)
    return { ...data, pages: [...(await publishedTestimonials(database, data.pages)), ...data.pages] };
  throw new Error('The stored content is of another version of the site: import it again', { cause: error });
}
