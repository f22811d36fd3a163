import { and, gte, lt, sql } from '../database/drizzle.ts';
import { SITEMAP_PART, type SitemapContents } from 'shared-kit/contracts/api/sitemap';
import { localizedPaths } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import type { AgencyContent } from '../content/agency-content.ts';
import { formatRobots } from '../content/page-metadata.ts';
import { createdAt } from '../content/schemas/page.ts';
import type { Database } from '../database/database.ts';
import { listingDates } from '../database/schema/listing-history.ts';
import { projectRecords } from '../database/schema/project-records.ts';
import { listings } from '../database/schema/search.ts';
import { parseExternalUrl } from '../catalogue/projects/project-card.ts';
import { slugsByLanguage } from '../catalogue/projects/project-detail.ts';
import { readProjectRecords } from '../catalogue/projects/project-records.ts';
import { inSitemap, isoTime } from './sitemap-listings.ts';

/** What the sitemap is made of: projects, content pages and the parts of the listings. */
export async function sitemapContents(
  database: Database,
  config: AgencyConfig,
  content: AgencyContent,
): Promise<SitemapContents> {
  return {
    listings: await listingParts(database, config),
    projects: await readProjects(database, config),
    pages: contentPages(content, config),
  };
}

/** Content pages that search engines may index; the home page is not among them, as releases have it. */
function contentPages({ pages }: AgencyContent, { languages }: AgencyConfig): SitemapContents['pages'] {
  return pages
    .filter((page) => page.status === 'Published' && page.redirectUrl === null && page.page !== 'home')
    .filter((page) => !formatRobots(page).includes('noindex'))
    .map((page) => ({
      paths: localizedPaths(languages.inUse, (language) => page.paths[language]),
      lastModified: toInstant(page.modifyDate ?? createdAt(page)),
    }));
}

/** A day as its first instant, an instant in universal time. */
const toInstant = (date: string | null) =>
  date && (date.includes('T') ? new Date(date).toISOString() : `${date}T00:00:00Z`);

/** In short queries, one part after the other. */
async function listingParts(database: Database, config: AgencyConfig): Promise<SitemapContents['listings']> {
  const parts: SitemapContents['listings'] = [];
  for (let from = await firstId(database, config, { from: 0, passed: 0 }); from !== undefined;) {
    const next = await firstId(database, config, { from, passed: SITEMAP_PART });
    parts.push({ from, lastModified: await lastModified(database, from, next) });
    from = next;
  }
  return parts;
}

/** The first id at or after another, when so many listings are passed over. */
async function firstId(
  database: Database,
  config: AgencyConfig,
  { from, passed }: { from: number; passed: number },
): Promise<number | undefined> {
  const [found] = await database
    .select({ id: listings.id })
    .from(listings)
    .where(and(gte(listings.id, from), inSitemap(config)))
    .orderBy(listings.id)
    .offset(passed)
    .limit(1);
  return found?.id;
}

async function lastModified(
  database: Database,
  from: number,
  next: number | undefined,
): Promise<string | null> {
  const { propertyId, changedAt } = listingDates;
  const [found] = await database
    .select({ time: isoTime(sql`max(${changedAt})`) })
    .from(listingDates)
    .where(and(gte(propertyId, from), next === undefined ? undefined : lt(propertyId, next)));
  return found?.time ?? null;
}

async function readProjects(database: Database, config: AgencyConfig): Promise<SitemapContents['projects']> {
  const [records, changes] = await Promise.all([
    readProjectRecords(database, config),
    database
      .select({ id: projectRecords.projectId, lastModified: isoTime(sql`max(${projectRecords.changedAt})`) })
      .from(projectRecords)
      .groupBy(projectRecords.projectId),
  ]);
  const changedAt = new Map(changes.map(({ id, lastModified }) => [id, lastModified]));
  const ownPages = [...records].filter(([, ofProject]) => ![...ofProject.values()].some(parseExternalUrl));
  return ownPages.map(([id, ofProject]) => ({
    id,
    slugsByLanguage: slugsByLanguage(ofProject, { config }),
    lastModified: changedAt.get(id) ?? null,
  }));
}
