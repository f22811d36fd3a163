import { fileTypeFromFile } from 'file-type';
import type { FileType } from 'shared-kit/domain/uploaded-file';
import { UploadRefused } from '../upload-refused.ts';

/** What the bytes of a file are, whatever its name says. */
export type FoundType = FileType | 'heic';

/** By the names that `file-type` gives. */
const ACCEPTED: Record<string, FoundType> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
};

/** The type of a file by its content. Throws `UploadRefused` for one that is not accepted. */
export async function keptType(path: string): Promise<FoundType> {
  const found = await fileTypeFromFile(path);
  const type = found && ACCEPTED[found.mime];
  if (!type) throw new UploadRefused('type');
  return type;
}
