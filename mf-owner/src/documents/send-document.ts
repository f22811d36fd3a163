import type { ApiClient } from 'shared-kit/api-client';
import { MOST_OWNER_FILES } from 'shared-kit/domain/owner-files';
import type { Upload, Uploaded } from 'shared-kit/forms/upload-file';
import { LARGEST_FILE, type UploadFault } from 'shared-kit/domain/uploaded-file';
import { ownerRefusal, type OwnerRefusal } from '../access/owner-refusal.ts';

/** A document that the agency asks for, by its property and code. */
export interface DocumentName {
  propertyId: number;
  code: string;
}

/** A file that was not kept, and why. */
export interface RefusedFile {
  name: string;
  fault: UploadFault;
}

/** Why files were not sent: nothing of them is kept then. */
export interface DocumentRefusal {
  kind: OwnerRefusal['kind'];
  /** Empty where none was chosen, or the files are not the reason. */
  files: RefusedFile[];
}

/** Tells the agency of files that are uploaded already. */
export async function sendReferences(
  api: ApiClient,
  name: DocumentName,
  files: string[],
): Promise<DocumentRefusal | undefined> {
  if (files.length === 0) return { kind: 'refused', files: [] };
  return api.send('sendOwnerDocument', { body: { ...name, files } }).then(
    () => undefined,
    (error: unknown) => ({ kind: ownerRefusal(error).kind, files: [] }),
  );
}

/** Uploads files from the browser, one after another, and tells the agency of them once all are kept. */
export async function sendFiles(
  api: ApiClient,
  name: DocumentName,
  files: readonly File[],
): Promise<DocumentRefusal | undefined> {
  const references: string[] = [];
  const refused: RefusedFile[] = [];
  for (const [index, file] of files.entries()) {
    const answer = faultBefore(file, index) ?? (await upload(file));
    if ('fault' in answer) refused.push({ name: file.name, fault: answer.fault });
    else references.push(answer.reference);
  }
  if (refused.length > 0) return { kind: 'refused', files: refused };
  return sendReferences(api, name, references);
}

/** What is known to be wrong before anything is sent. */
function faultBefore({ size }: File, index: number): { fault: UploadFault } | undefined {
  if (index >= MOST_OWNER_FILES) return { fault: 'too-many' };
  if (size === 0) return { fault: 'empty' };
  return size > LARGEST_FILE ? { fault: 'too-large' } : undefined;
}

/** Its code comes with the first file. */
function upload(file: File): Promise<Uploaded> {
  const { signal } = new AbortController();
  const options: Upload = { file, field: 'files', onProgress: () => undefined, signal };
  return import('shared-kit/forms/upload-file').then(
    ({ uploadFile }) => uploadFile(options),
    () => ({ fault: 'unsent' }),
  );
}
