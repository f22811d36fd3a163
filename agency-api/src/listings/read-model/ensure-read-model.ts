import { sql } from 'drizzle-orm';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { rows, type Database } from '../../database/database.ts';
import { CHANGED_PROPERTIES, createChangedProperties } from './changed-properties.ts';
import { readModelSettings, refreshReadModel } from './refresh-read-model.ts';
import { rereadDetails } from './reread-details.ts';

/** Rebuilds the read model when it was built with other settings or rules: languages in use, city corrections, what details say. */
export async function ensureReadModel(database: Database, config: AgencyConfig): Promise<void> {
  const settings = readModelSettings(config);
  await database.transaction(async (tx) => {
    await tx.execute(sql`insert into read_model (settings) values (${settings}) on conflict (id) do nothing`);
    const [known] = await rows<{ settings: string }>(tx, sql`select settings from read_model for update`);
    if (known?.settings === settings) return;
    if (rulesOf(known?.settings) !== rulesOf(settings)) await rereadDetails(tx);
    await createChangedProperties(tx);
    await tx.execute(
      sql`insert into ${CHANGED_PROPERTIES} select distinct property_id, 'rebuilt' from property_records`,
    );
    await refreshReadModel(tx, config);
    await tx.execute(sql`update read_model set settings = ${settings}`);
  });
}

function rulesOf(settings = ''): unknown {
  try {
    return (JSON.parse(settings) as { rules?: number }).rules;
  } catch {
    return undefined;
  }
}
