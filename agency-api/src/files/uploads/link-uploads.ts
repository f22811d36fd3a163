import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { expiringToken } from '../../mail/expiring-token.ts';
import { findUploads } from './claim-uploads.ts';

/** An uploaded file, and where it can be had for some days. */
interface LinkedUpload {
  id: string;
  name: string;
  size: number;
  /** Absent where the origin of the site is unknown. */
  address: string | undefined;
}

/** The files of references, each with a link that expires (product U2). */
export async function linkUploads(
  database: Database,
  references: readonly string[],
  { site, config }: { site: string | undefined; config: AgencyConfig },
): Promise<LinkedUpload[]> {
  const { linkDays: days } = config.contact.files;
  const files: LinkedUpload[] = [];
  for (const file of await findUploads(database, references)) {
    const token = site && (await expiringToken(database, 'uploads', { id: file.id, days }));
    files.push({ ...file, address: token ? new URL(`/api/uploads/${token}`, site).href : undefined });
  }
  return files;
}
