/** Limits of what visitors upload (product U1), in bytes. */
export const LARGEST_FILE = 10 * 2 ** 20;
export const LARGEST_TOTAL = 30 * 2 ** 20;
/** Of a form with files that is sent without scripts: files beyond the limits are refused one by one, a larger form as a whole. */
export const LARGEST_FORM = 500 * 2 ** 20;
/** Files that are taken at once from a form without scripts. */
export const MOST_FILES = 20;

/** Extensions of kept files. A photo in HEIC is kept as JPEG. */
export const PICTURE_TYPES = ['jpg', 'png', 'webp'] as const;
export const DOCUMENT_TYPES = ['pdf', ...PICTURE_TYPES] as const;
export type FileType = (typeof DOCUMENT_TYPES)[number];

/** What visitors may choose, for the `accept` of a field. */
export const PICTURE_ACCEPT = '.jpg,.jpeg,.png,.webp,.heic,.heif,image/*';
export const DOCUMENT_ACCEPT = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif';

/** Why a file was not kept. */
export const UPLOAD_FAULTS = [
  'empty',
  'too-large',
  'too-many',
  'type',
  'damaged',
  'infected',
  'unchecked',
  'storage',
  'unsent',
] as const;
export type UploadFault = (typeof UPLOAD_FAULTS)[number];

/** A file that the API keeps until a form claims it. */
export interface UploadedFile {
  /** Whoever knows it may send the file with a form: nobody can guess it. */
  id: string;
  /** In bytes. */
  size: number;
  /** As the visitor named it, with the extension of what is kept. */
  name: string;
}

const REFERENCE = /^([\w-]{22})\/(\d{1,9})\/([^/\p{Cc}\p{Cs}]{1,120})$/u;
const REFUSAL = /^refused:([a-z-]+)\/([^/\p{Cc}\p{Cs}]{1,120})$/u;

/** The file as a form sends it: a text that also says what to show. The API takes it only as it wrote it. */
export const fileReference = ({ id, size, name }: UploadedFile): string => `${id}/${size}/${name}`;

/** The file of a reference; undefined for any other text. */
export function uploadedFile(reference: string): UploadedFile | undefined {
  const [, id, size, name] = REFERENCE.exec(reference) ?? [];
  return id === undefined ? undefined : { id, size: Number(size), name: name! };
}

/** What a form without scripts gets back instead of a reference for a file that was not kept: no schema accepts it. */
export const refusedFile = (fault: UploadFault, name: string): string => `refused:${fault}/${name}`;

/** Why and which file was refused; undefined for any other text. */
export function refusalOfFile(text: string): { fault: UploadFault; name: string } | undefined {
  const [, fault, name] = REFUSAL.exec(text) ?? [];
  const known = UPLOAD_FAULTS.find((word) => word === fault);
  return known && { fault: known, name: name! };
}

/** The type of a kept file, by its name. */
export const typeOfFile = (name: string): FileType | undefined =>
  DOCUMENT_TYPES.find((type) => name.endsWith(`.${type}`));

/** The name of a file without its folder and what no file system or mail header takes, with the extension of its type. */
export function fileName(given: string, type?: FileType): string {
  const plain = given
    .slice(-400)
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  const stem = (type ? plain.replace(/\.[a-z0-9]{1,5}$/i, '') : plain).slice(0, 100).trim() || 'file';
  return type ? `${stem}.${type}` : stem;
}

/** Bytes of all files together. */
export const totalSize = (references: readonly string[]): number =>
  references.reduce((sum, reference) => sum + (uploadedFile(reference)?.size ?? 0), 0);
