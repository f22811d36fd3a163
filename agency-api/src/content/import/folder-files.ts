import { unstorableTexts } from '../../database/unstorable-text.ts';
import type { ContentFault } from './content-faults.ts';

/** The files of a content folder by their path in it. */
export type FolderFiles = ReadonlyMap<string, Buffer>;

export const folderFiles = (files: Readonly<Record<string, string>>): FolderFiles =>
  new Map(Object.entries(files).map(([name, base64]) => [name, Buffer.from(base64, 'base64')]));

/** A file as text, or the fault that it is not one. */
export function decodeText(file: string, bytes: Buffer): { text: string } | { fault: ContentFault } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const [unstorable] = unstorableTexts(text);
    return unstorable ? { fault: { file, rule: unstorable.rule } } : { text };
  } catch {
    return { fault: { file, rule: 'is not UTF-8' } };
  }
}
