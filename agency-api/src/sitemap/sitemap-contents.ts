import { sql } from 'drizzle-orm';
import { SITEMAP_PART, type SitemapContents } from 'shared-kit/contracts/api/sitemap';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import type { AgencyConfig } from '../content/agency-config.ts';
import type { AgencyContent } from '../content/agency-content.ts';
import { robotsOf } from '../content/page-metadata.ts';
import { rows, type Database } from '../database/database.ts';
import { externalUrlOf } from '../projects/project-card.ts';
import { slugsByLanguage } from '../projects/project-detail.ts';
import { readProjectRecords } from '../projects/project-records.ts';
import { IN_SITEMAP, isoTime } from './in-sitemap.ts';

/** What the sitemap is made of: projects, content pages and the parts of the listings. */
export async function sitemapContents(
  database: Database,
  config: AgencyConfig,
  content: AgencyContent,
): Promise<SitemapContents> {
  return {
    listings: await listingParts(database),
    projects: await projectsOf(database, config),
    pages: contentPages(content, config),
  };
}

/** Content pages that search engines may index; the home page is not among them, as releases have it. */
function contentPages({ pages }: AgencyContent, { languages }: AgencyConfig): SitemapContents['pages'] {
  return pages
    .filter((page) => page.status === 'Published' && page.redirectUrl === null && page.page !== 'home')
    .filter((page) => !robotsOf(page).includes('noindex'))
    .map(({ paths, article }) => ({
      paths: localizedPaths(languages.inUse, (language) => paths[language]),
      lastModified: article?.date ? `${article.date}T00:00:00Z` : null,
    }));
}

/** In short queries, one part after the other: one over all listings would keep the embedded database from everybody else. */
async function listingParts(database: Database): Promise<SitemapContents['listings']> {
  const parts: SitemapContents['listings'] = [];
  for (let from = await firstId(database, 0, 0); from !== undefined;) {
    const next = await firstId(database, from, SITEMAP_PART);
    parts.push({ from, lastModified: await lastModified(database, from, next) });
    from = next;
  }
  return parts;
}

/** The first id at or after another, when so many listings are passed over. */
async function firstId(database: Database, from: number, passed: number): Promise<number | undefined> {
  const [found] = await rows<{ id: number }>(
    database,
    sql`select l.id from listings l where l.id >= ${from} and ${IN_SITEMAP} order by l.id offset ${passed} limit 1`,
  );
  return found?.id;
}

async function lastModified(
  database: Database,
  from: number,
  next: number | undefined,
): Promise<string | null> {
  const before = next === undefined ? sql`true` : sql`d.property_id < ${next}`;
  const [found] = await rows<{ time: string | null }>(
    database,
    sql`select ${isoTime(sql`max(d.changed_at)`)} as time from listing_dates d
      where d.property_id >= ${from} and ${before}`,
  );
  return found?.time ?? null;
}

async function projectsOf(database: Database, config: AgencyConfig): Promise<SitemapContents['projects']> {
  const [records, changes] = await Promise.all([
    readProjectRecords(database, config),
    rows<{ id: number; lastModified: string | null }>(
      database,
      sql`select project_id as id, ${isoTime(sql`max(changed_at)`)} as "lastModified"
        from project_records group by project_id`,
    ),
  ]);
  const changedAt = new Map(changes.map(({ id, lastModified }) => [id, lastModified]));
  const ownPages = [...records].filter(([, ofProject]) => ![...ofProject.values()].some(externalUrlOf));
  return ownPages.map(([id, ofProject]) => ({
    id,
    slugsByLanguage: slugsByLanguage(ofProject, { config }),
    lastModified: changedAt.get(id) ?? null,
  }));
}
