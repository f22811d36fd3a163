import type { FolderFiles } from './folder-files.ts';
import { failed, fileKey, jsonObject, placesIn, type ReadPages } from './raw-value.ts';

/** A page as it is written in JSON: its file is named after it. */
export function jsonPage(files: FolderFiles, file: string): ReadPages {
  if (!file.endsWith('.json')) return failed({ file, rule: 'is no page: pages are .json files' });
  const read = jsonObject(files, file);
  if ('fault' in read) return failed(read.fault);
  const { value, source } = read;
  const key = fileKey(file);
  const faults =
    value.page === key ? [] : [{ file, line: source.findLine(['page']), rule: `page: must be "${key}"` }];
  return {
    pages: [{ key, file, value, findPlace: placesIn(source), linkNames: [], slugs: {} }],
    faults,
  };
}
