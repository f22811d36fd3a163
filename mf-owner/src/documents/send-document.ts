import type { ApiClient } from 'shared-kit/api-client';
import { MOST_OWNER_FILES } from 'shared-kit/domain/owner-portal';
import { LARGEST_TOTAL, refusalOfFile, refusedFile, uploadedFile } from 'shared-kit/domain/uploaded-file';
import type { Href } from 'composer/contract';
import { ownerRefusal, type OwnerRefusal } from '../access/owner-refusal.tsx';

/** A document that the agency asks for, by its property and code. */
export interface DocumentName {
  propertyId: number;
  code: string;
}

/** Files as they are chosen now. */
interface ChosenFiles {
  /** References of those that are uploaded, and what stands for those that the server refused. */
  value: readonly string[];
  /** Whether one was refused, also by the browser. */
  isAnyRefused: boolean;
}

/** Why a document was not sent: nothing of it is then. */
export interface DocumentRefusal {
  kind: OwnerRefusal['kind'];
  /** What is still chosen, and what of it is refused. */
  files: string[];
  /** Where the files are the reason: none is chosen, some are refused, or those that were uploaded are not kept any more. */
  reason?: 'none' | 'refused' | 'gone';
}

/** Tells the agency of files that are uploaded already, unless one of them was refused. */
export async function sendDocument(
  api: ApiClient,
  name: DocumentName,
  { value, isAnyRefused }: ChosenFiles,
): Promise<DocumentRefusal | undefined> {
  const files = withinLimits(value);
  if (isAnyRefused || files.some((text) => refusalOfFile(text)))
    return { kind: 'refused', files, reason: 'refused' };
  if (files.length === 0) return { kind: 'refused', files, reason: 'none' };
  return api.send('sendOwnerDocument', { body: { ...name, files } }).then(
    () => undefined,
    (error: unknown) => refusalBy(error, files),
  );
}

function refusalBy(error: unknown, files: string[]): DocumentRefusal {
  const { kind, faults } = ownerRefusal(error);
  if (kind !== 'refused') return { kind, files };
  return { kind, files: [], reason: faults.files === 'required' ? 'none' : 'gone' };
}

/** Refuses files that are too many, or too large together: without scripts nobody counted them, and pictures may grow when they are drawn anew. */
function withinLimits(texts: readonly string[]): string[] {
  let count = 0;
  let total = 0;
  return texts.map((text) => {
    const file = uploadedFile(text);
    if (!file) return text;
    if (count >= MOST_OWNER_FILES) return refusedFile('too-many', file.name);
    if (total + file.size > LARGEST_TOTAL) return refusedFile('too-large', file.name);
    count++;
    total += file.size;
    return text;
  });
}

/** The overview once a document was sent, with the same property chosen. */
export function portalPath(href: Href, search: string): string {
  const property = new URLSearchParams(search).get('property');
  const query = new URLSearchParams({ ...(property && { property }), notice: 'document' });
  return `${href('owner')}?${query}`;
}
