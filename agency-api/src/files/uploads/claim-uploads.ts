import { and, eq, inArray, isNull } from '../../database/drizzle.ts';
import { fileReference, uploadedFile, type UploadedFile } from 'shared-kit/domain/uploaded-file';
import type { Database } from '../../database/database.ts';
import { uploads } from '../../database/schema/uploads.ts';
import { ApiFault } from '../../http/api-fault.ts';

/** The files that a form names, in its order; those that are not there are left out. */
export async function findUploads(
  database: Database,
  references: readonly string[],
): Promise<UploadedFile[]> {
  const ids = references.flatMap((reference) => uploadedFile(reference)?.id ?? []);
  if (ids.length === 0) return [];
  const found = await database
    .select({ id: uploads.id, name: uploads.name, size: uploads.size })
    .from(uploads)
    .where(and(inArray(uploads.id, ids), eq(uploads.state, 'kept')));
  return ids.flatMap((id) => found.find((file) => file.id === id) ?? []);
}

/**
 * Makes files belong to a form, in the transaction that stores it. Throws `ApiFault` 422 on the field when one is not there any more,
 * is not what the reference says, or belongs to another form.
 */
export async function claimUploads(
  transaction: Database,
  submissionId: string,
  field: string,
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) return;
  const files = await findUploads(transaction, references);
  const isAsSaid = files.every((file) => references.includes(fileReference(file)));
  const claimed =
    isAsSaid && files.length === references.length
      ? await transaction
          .update(uploads)
          .set({ submissionId })
          .where(
            and(
              inArray(
                uploads.id,
                files.map(({ id }) => id),
              ),
              eq(uploads.state, 'kept'),
              isNull(uploads.submissionId),
            ),
          )
          .returning({ id: uploads.id })
      : [];
  if (claimed.length === references.length) return;
  throw new ApiFault('invalid-input', [
    { field, rule: 'files uploaded for this form within a day', messageKey: 'invalid' },
  ]);
}
