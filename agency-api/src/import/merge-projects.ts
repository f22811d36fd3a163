import { sql } from 'drizzle-orm';
import type { Language } from 'shared-kit/domain/languages';
import { rows, type Database } from '../database/database.ts';

/** Writes the staged projects that are new, other than before or back again; returns how many. */
export async function upsertProjects(tx: Database, language: Language): Promise<number> {
  const changed = await rows<{ project_id: number }>(
    tx,
    sql`
    insert into project_records (project_id, language, project, detail, unknown_keys, digest)
    select s.project_id, ${language}, s.project, d.detail,
      case when s.unknown_keys is not null or d.unknown_keys is not null
        then json_build_object('projects', s.unknown_keys, 'projectDetails', d.unknown_keys) end,
      concat(s.digest, d.digest)
    from staged_projects s
    left join staged_project_details d using (project_id)
    on conflict (project_id, language) do update set
      project = excluded.project, detail = excluded.detail, unknown_keys = excluded.unknown_keys,
      digest = excluded.digest, withdrawn_at = null
    where project_records.digest <> excluded.digest or project_records.withdrawn_at is not null
    returning project_id`,
  );
  return changed.length;
}

/** Withdraws what a full feed no longer has; returns how many. */
export async function withdrawAbsentProjects(
  tx: Database,
  language: Language,
  faultyIds: number[],
): Promise<number> {
  const withdrawn = await rows<{ project_id: number }>(
    tx,
    sql`
    update project_records r set withdrawn_at = now()
    where r.language = ${language} and r.withdrawn_at is null
      and not exists (select from staged_projects s where s.project_id = r.project_id)
      and r.project_id <> all(${sql.param(faultyIds)}::int[])
    returning project_id`,
  );
  return withdrawn.length;
}
