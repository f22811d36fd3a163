import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { MAX_CONTENT_BYTES, MAX_CONTENT_FILES, type ContentBundle } from './content-bundle.ts';
import { RejectedContent } from './content-faults.ts';

/** Files that are not content: hidden ones, and README files. */
const isIgnored = (name: string) => /(^|\/)(\.|README\.)/i.test(name) || name.includes('/node_modules/');

/** Reads all files of a content folder, in base64. Throws `RejectedContent` for a folder that cannot be read or is too large. */
export function readContentFolder(folder: string): ContentBundle['files'] {
  const files: ContentBundle['files'] = {};
  let bytes = 0;
  for (const name of namesIn(folder)) {
    const content = readFileSync(join(folder, name));
    bytes += content.length;
    if (bytes > MAX_CONTENT_BYTES) throw refusal(`has more than ${MAX_CONTENT_BYTES} bytes`);
    files[name] = content.toString('base64');
  }
  return files;
}

function namesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) =>
        join(parentPath, name).slice(join(folder, sep).length).split(sep).join('/'),
      )
      .filter((name) => !isIgnored(name));
    if (names.length > MAX_CONTENT_FILES) throw refusal(`has more than ${MAX_CONTENT_FILES} files`);
    return names.sort();
  } catch (error) {
    if (error instanceof RejectedContent) throw error;
    throw refusal(`cannot be read (${(error as Error).message})`);
  }
}

const refusal = (rule: string) => new RejectedContent([{ file: 'the folder', rule }]);
