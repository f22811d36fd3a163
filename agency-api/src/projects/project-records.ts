import { sql } from 'drizzle-orm';
import type { ProjectRecord } from 'shared-kit/contracts/feed/list-records';
import type { ProjectDetailRecord } from 'shared-kit/contracts/feed/project-detail-record';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../database/database.ts';

/** What the feeds say of a project in one language: the list's record and, where there is one, the details. */
export type ProjectFacts = ProjectRecord & Partial<ProjectDetailRecord>;

/** A project's facts by language; those of languages that it lacks are absent. */
export type ProjectRecords = Map<Language, ProjectFacts>;

/** Every visible project, by ID. */
export async function readProjectRecords(database: Database): Promise<Map<number, ProjectRecords>> {
  const found = await rows<{
    id: number;
    language: Language;
    project: ProjectRecord;
    detail: ProjectDetailRecord | null;
  }>(
    database,
    sql`select project_id as id, language, project, detail from project_records where withdrawn_at is null`,
  );
  const projects = new Map<number, ProjectRecords>();
  for (const { id, language, project, detail } of found) {
    const known: ProjectRecords = projects.get(id) ?? new Map();
    // Town and postal code stay those of the list, by which the project's address is made.
    projects.set(id, known.set(language, { ...detail, ...project }));
  }
  return projects;
}
