import type { ContentFault } from './content-faults.ts';
import { decodeText, type FolderFiles } from './folder-files.ts';
import { parseJson } from './parse-json.ts';
import { SourceText } from './source-text.ts';

/** A value of the folder that is to be checked, and where its fields stand. */
export interface RawValue {
  /** Path of the file that names it in faults. */
  file: string;
  value: unknown;
  /** Where a field stands: other files may have given it. */
  findPlace(path: readonly PropertyKey[]): { file: string; line?: number | undefined };
}

/** A page before it is checked. */
export interface RawPage extends RawValue {
  key: string;
  value: Record<string, unknown>;
  /** Link names in its texts. */
  linkNames: { name: string; file: string; line: number }[];
  /** A path is made of this slug in each language where the file gives none. */
  slugs: Partial<Record<string, string>>;
}

/** Pages that were read, and what could not be. */
export interface ReadPages {
  pages: RawPage[];
  faults: ContentFault[];
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a JSON object. */
export function jsonObject(
  files: FolderFiles,
  file: string,
): { value: Record<string, unknown>; source: SourceText } | { fault: ContentFault } {
  const parsed = jsonValue(files, file);
  if ('fault' in parsed) return parsed;
  if (!isObject(parsed.value)) return { fault: { file, rule: 'must be an object' } };
  return { value: parsed.value, source: parsed.source };
}

/** Reads a JSON file. */
export function jsonValue(
  files: FolderFiles,
  file: string,
): { value: unknown; source: SourceText } | { fault: ContentFault } {
  const bytes = files.get(file);
  if (!bytes) return { fault: { file, rule: 'is missing' } };
  const read = decodeText(file, bytes);
  if ('fault' in read) return read;
  const parsed = parseJson(file, read.text);
  return 'fault' in parsed ? parsed : { value: parsed.value, source: new SourceText(file, read.text) };
}

/** Name of a file without folder and ending. */
export const fileKey = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');

/** Nothing could be read. */
export const failed = (fault: ContentFault): ReadPages => ({ pages: [], faults: [fault] });

export const placesIn = (source: SourceText) => (path: readonly PropertyKey[]) => ({
  file: source.file,
  line: source.findLine(path),
});

/** Leaves out fields that are not given. */
export const given = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
