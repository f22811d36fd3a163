import { LANGUAGES } from 'shared-kit/domain/languages';
import { slugIn } from 'shared-kit/domain/slug';
import type { FolderFiles } from './folder-files.ts';
import { failed, fileKey, given, jsonObject, type RawPage, type ReadPages } from './raw-value.ts';

/** A testimonial's page is made of it: its title is the name of the client. */
export function testimonialPage(files: FolderFiles, file: string): ReadPages {
  if (!file.endsWith('.json')) return failed({ file, rule: 'is no testimonial: those are .json files' });
  const read = jsonObject(files, file);
  if ('fault' in read) return failed(read.fault);
  const { parent = 'testimonials', status, sort, originalPaths, ...words } = read.value;
  const title = typeof words.name === 'string' ? { fr: words.name } : {};
  const key = fileKey(file);
  const page: RawPage = {
    key,
    file,
    value: {
      page: key,
      title,
      ...given({ parent, status, sort, originalPaths }),
      metadata: { metadataDescription: words.text },
      testimonial: words,
      modules: [],
    },
    findPlace(path) {
      const [first, ...rest] = path;
      return { file, line: read.source.findLine(first === 'testimonial' ? rest : path) };
    },
    linkNames: [],
    slugs: Object.fromEntries(
      LANGUAGES.map((language) => [language, slugIn(language, String(words.name ?? key))]),
    ),
  };
  return { pages: [page], faults: [] };
}
