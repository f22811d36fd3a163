import { integer, json, pgTable, primaryKey, text, timestamp } from '../drizzle.ts';
import type { ProjectRecord, ProjectDetailRecord } from 'shared-kit/contracts/feed/list-records';
import { languageColumn } from './columns.ts';

/** What the feeds say of each project, one row per language. */
export const projectRecords = pgTable(
  'project_records',
  {
    projectId: integer('project_id').notNull(),
    language: languageColumn().notNull(),
    project: json().$type<ProjectRecord>().notNull(),
    detail: json().$type<ProjectDetailRecord>(),
    unknownKeys: json('unknown_keys').$type<Record<string, unknown>>(),
    digest: text().notNull(),
    /** When a feed last changed it. */
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.language] })],
);
