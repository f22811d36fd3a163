import type { ApiClient } from 'shared-kit/api-client';
import { MOST_OWNER_FILES } from 'shared-kit/domain/owner-files';
import type { Upload, Uploaded } from 'shared-kit/forms/upload-file';
import { LARGEST_FILE, LARGEST_TOTAL, uploadedFile, type UploadFault } from 'shared-kit/domain/uploaded-file';
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
  /** Those that are the reason, if it is single ones. */
  files: RefusedFile[];
  /** The reason where it is no single file: none was chosen, or those that were uploaded can no longer be sent. */
  all?: 'none' | 'gone';
}

/** Tells the agency of files that are uploaded already. */
export async function sendReferences(
  api: ApiClient,
  name: DocumentName,
  files: string[],
): Promise<DocumentRefusal | undefined> {
  if (files.length === 0) return { kind: 'refused', files: [], all: 'none' };
  const refused = beyondLimits(files.flatMap((reference) => uploadedFile(reference) ?? []));
  if (refused.length > 0) return { kind: 'refused', files: refused };
  return api.send('sendOwnerDocument', { body: { ...name, files } }).then(() => undefined, refusalOfAll);
}

function refusalOfAll(error: unknown): DocumentRefusal {
  const { kind, faults } = ownerRefusal(error);
  if (kind !== 'refused') return { kind, files: [] };
  return { kind, files: [], all: faults.files === 'required' ? 'none' : 'gone' };
}

/**
 * Uploads files from the browser, one after another, and tells the agency of them once all are kept. Nothing is uploaded where one is
 * known to be refused.
 */
export async function sendFiles(
  api: ApiClient,
  name: DocumentName,
  files: readonly File[],
): Promise<DocumentRefusal | undefined> {
  const known = beyondLimits(files, faultAlone);
  if (known.length > 0) return { kind: 'refused', files: known };
  const references: string[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const answer = await upload(file);
    if ('fault' in answer) refused.push({ name: file.name, fault: answer.fault });
    else references.push(answer.reference);
  }
  if (refused.length > 0) return { kind: 'refused', files: refused };
  return sendReferences(api, name, references);
}

type Sized = Pick<File, 'name' | 'size'>;

/** Files that are too many or too large together with those before, or have a fault of their own. */
function beyondLimits(
  files: readonly Sized[],
  faultOf: (size: number) => UploadFault | undefined = () => undefined,
): RefusedFile[] {
  let total = 0;
  return files.flatMap(({ name, size }, index) => {
    if (index >= MOST_OWNER_FILES) return { name, fault: 'too-many' };
    const fault = faultOf(size) ?? (total + size > LARGEST_TOTAL ? 'too-large' : undefined);
    if (fault) return { name, fault };
    total += size;
    return [];
  });
}

/** What is known to be wrong with a file before it is sent. */
function faultAlone(size: number): UploadFault | undefined {
  if (size === 0) return 'empty';
  return size > LARGEST_FILE ? 'too-large' : undefined;
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
