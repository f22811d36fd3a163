import { ARTICLES_FOLDER, PAGES_FOLDER, TESTIMONIALS_FOLDER } from '../content-files.ts';
import { articlePage } from './article-page.ts';
import type { FolderFiles } from './folder-files.ts';
import { jsonPage } from './json-page.ts';
import type { ReadPages } from './raw-value.ts';
import { testimonialPage } from './testimonial-page.ts';

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
