import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { linkUploads } from '../../files/uploads/link-uploads.ts';
import type { SubmittedFile, Submission } from './submission.ts';

interface Options {
  submission: Submission;
  /** That hold references. */
  fields: readonly string[];
  /** Origin of the site; without it there are no links. */
  site: string | undefined;
  config: AgencyConfig;
}

/** The files of a form, for the agency's mail: each with a link that expires (product U2). */
export async function submittedFiles(
  database: Database,
  { submission, fields, site, config }: Options,
): Promise<SubmittedFile[]> {
  const files: SubmittedFile[] = [];
  for (const field of fields)
    for (const file of await linkUploads(database, listReferences(submission, field), { site, config }))
      files.push({ ...file, field });
  return files;
}

/** The references that a field holds. */
export const listReferences = ({ fields }: Submission, field: string): string[] =>
  ((fields as object as Record<string, unknown>)[field] as string[] | undefined) ?? [];
