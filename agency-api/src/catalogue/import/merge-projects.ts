import { sql } from '../../database/drizzle.ts';
import type { Language } from 'shared-kit/domain/languages';
import type { Database } from '../../database/database.ts';
import { DIGEST_LENGTH } from './digest.ts';
import { isFaulty, type FaultyRecords } from './faulty-records.ts';

/** Keeps the details of projects whose detail record is faulty. */
export async function keepProjectDetails(
  tx: Database,
  language: Language,
  faulty: FaultyRecords,
): Promise<void> {
  await tx.execute(sql`
    insert into staged_project_details (project_id, detail, unknown_keys, digest)
    select r.project_id, r.detail, r.unknown_keys -> 'projectDetails', substr(r.digest, ${DIGEST_LENGTH + 1}::int)
    from project_records r
    where r.language = ${language} and r.detail is not null and ${isFaulty(sql`r.project_id`, faulty)}
      and not exists (select from staged_project_details d where d.project_id = r.project_id)`);
}

/** Writes the staged projects that are new, changed or no longer withdrawn; returns how many. */
export async function upsertProjects(tx: Database, language: Language): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into project_records (project_id, language, project, detail, unknown_keys, digest)
    select s.project_id, ${language}, s.project, d.detail,
      case when s.unknown_keys is not null or d.unknown_keys is not null
        then json_build_object('projects', s.unknown_keys, 'projectDetails', d.unknown_keys) end,
      concat(s.digest, d.digest)
    from staged_projects s
    left join staged_project_details d using (project_id)
    on conflict (project_id, language) do update set
      project = excluded.project, detail = excluded.detail, unknown_keys = excluded.unknown_keys,
      digest = excluded.digest, withdrawn_at = null, changed_at = now()
    where project_records.digest <> excluded.digest or project_records.withdrawn_at is not null`);
  return rowCount ?? 0;
}

/** Withdraws projects that are absent from a full feed; returns how many. */
export async function withdrawAbsentProjects(
  tx: Database,
  language: Language,
  faulty: FaultyRecords,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update project_records r set withdrawn_at = now()
    where r.language = ${language} and r.withdrawn_at is null
      and not exists (select from staged_projects s where s.project_id = r.project_id)
      and not ${isFaulty(sql`r.project_id`, faulty)}`);
  return rowCount ?? 0;
}
