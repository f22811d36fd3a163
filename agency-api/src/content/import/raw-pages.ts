import { LANGUAGES } from 'shared-kit/domain/languages';
import { slugIn } from 'shared-kit/domain/slug';
import { ARTICLES_FOLDER, PAGES_FOLDER, TESTIMONIALS_FOLDER } from '../content-files.ts';
import { articlePage } from './article-page.ts';
import type { FolderFiles } from './folder-files.ts';
import { type ReadPages, failed, fileKey, jsonObject, placesIn, given, type RawPage } from './raw-value.ts';

/** The pages that the files of a folder make. */
export function rawPages(files: FolderFiles): ReadPages {
  const names = [...files.keys()].sort();
  const results = [
    ...names.filter((name) => name.startsWith(`${PAGES_FOLDER}/`)).map((name) => jsonPage(files, name)),
    ...names
      .filter((name) => name.startsWith(`${TESTIMONIALS_FOLDER}/`))
      .map((name) => testimonialPage(files, name)),
    ...articleFolders(names).map((folder) => articlePage(files, folder)),
  ];
  return { pages: results.flatMap(({ pages }) => pages), faults: results.flatMap(({ faults }) => faults) };
}

function articleFolders(names: readonly string[]): string[] {
  const inside = names.filter((name) => name.startsWith(`${ARTICLES_FOLDER}/`));
  return [...new Set(inside.map((name) => name.split('/').slice(0, 2).join('/')))];
}

/** A page as it is written in JSON: its file is named after it. */
function jsonPage(files: FolderFiles, file: string): ReadPages {
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

/** A testimonial's page is made of it: its title is the name of the client. */
function testimonialPage(files: FolderFiles, file: string): ReadPages {
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
