import { and, eq, sql } from '../../../database/drizzle.ts';
import { statusSchema } from 'shared-kit/contracts/api/listing';
import type { MapAnswer } from 'shared-kit/contracts/api/map';
import type { Language } from 'shared-kit/domain/languages';
import { headlineWithoutStatus } from 'shared-kit/domain/status';
import * as z from 'zod';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import type { Database } from '../../../database/database.ts';
import { listings } from '../../../database/schema/search.ts';
import { ASKED, askedTable, nearestRow } from '../card/read-cards.ts';
import { ownRows } from '../read-model/read-model-rules.ts';

const textSchema = z.string().nullable();
const shownStatusSchema = statusSchema.nullable();

/**
 * Names the points of a map for those who hear it, by title, or without one by headline. Titles are in no memory: they are read for what is shown. Where
 * they are not, a point is named by its type and town alone.
 */
export async function withTitles(
  database: Database,
  config: AgencyConfig,
  language: Language,
  answer: MapAnswer,
): Promise<MapAnswer> {
  if (answer.points.length === 0) return answer;
  const row = nearestRow(database, config).as('shown');
  const found = await database
    .select({
      id: ASKED.id,
      title: sql`btrim(${row.card} ->> 'Title')`.mapWith(textSchema.parse),
      headline: sql`btrim(${row.card} ->> 'TypeDescription')`.mapWith(textSchema.parse),
      status: sql`${row.card} ->> 'status'`.mapWith(shownStatusSchema.parse),
    })
    .from(askedTable(answer.points.map(({ id }) => ({ id, language }))))
    .innerJoin(listings, and(ownRows(listings, config), eq(listings.id, ASKED.id)))
    .leftJoinLateral(row, sql`true`);
  const titles = new Map(
    found.map(({ id, title, headline, status }) => [
      id,
      title || headlineWithoutStatus(headline ?? '', status),
    ]),
  );
  return {
    ...answer,
    points: answer.points.map((point) => ({ ...point, title: titles.get(point.id) || undefined })),
  };
}
