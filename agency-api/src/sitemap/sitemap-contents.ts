import { sql } from 'drizzle-orm';
import { SITEMAP_PART, type SitemapContents } from 'shared-kit/contracts/api/sitemap';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import type { AgencyConfig } from '../content/agency-config.ts';
import type { AgencyContent } from '../content/agency-content.ts';
import { robotsOf } from '../content/page-metadata.ts';
import { rows, type Database } from '../database/database.ts';
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

function listingParts(database: Database): Promise<SitemapContents['listings']> {
  return rows(
    database,
    sql`with numbered as (
        select l.id, d.changed_at, (row_number() over (order by l.id) - 1) / ${SITEMAP_PART}::int as part
        from listings l left join listing_dates d on d.property_id = l.id where ${IN_SITEMAP})
      select min(id) as from, ${isoTime(sql`max(changed_at)`)} as "lastModified"
      from numbered group by part order by 1`,
  );
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
  return [...records].map(([id, ofProject]) => ({
    id,
    slugsByLanguage: slugsByLanguage(ofProject, { config }),
    lastModified: changedAt.get(id) ?? null,
  }));
}
