import { parseDocument, type Document } from 'yaml';
import { LANGUAGES } from 'shared-kit/domain/languages';
import { slugify } from 'shared-kit/domain/slug';
import { ARTICLES_FOLDER, PAGES_FOLDER, TESTIMONIALS_FOLDER } from '../content-files.ts';
import { articleText } from './article-text.ts';
import type { ContentFault } from './content-faults.ts';
import { textOf, type FolderFiles } from './folder-files.ts';
import { parseJson } from './parse-json.ts';
import { SourceText } from './source-text.ts';

/** A value of the folder that is to be checked, and where its fields stand. */
export interface RawValue {
  /** Path of the file that names it in faults. */
  file: string;
  value: unknown;
  /** Where a field stands: other files may have given it. */
  placeOf(path: readonly PropertyKey[]): { file: string; line?: number | undefined };
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

type Result = { pages: RawPage[]; faults: ContentFault[] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The pages that the files of a folder make. */
export function rawPages(files: FolderFiles): Result {
  const names = [...files.keys()].sort();
  const results = [
    ...names.filter((name) => name.startsWith(`${PAGES_FOLDER}/`)).map((name) => jsonPage(files, name)),
    ...names
      .filter((name) => name.startsWith(`${TESTIMONIALS_FOLDER}/`))
      .map((name) => testimonial(files, name)),
    ...articleFolders(names).map((folder) => article(files, folder)),
  ];
  return { pages: results.flatMap(({ pages }) => pages), faults: results.flatMap(({ faults }) => faults) };
}

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
  const read = textOf(file, bytes);
  if ('fault' in read) return read;
  const parsed = parseJson(file, read.text);
  return 'fault' in parsed ? parsed : { value: parsed.value, source: new SourceText(file, read.text) };
}

const fileKey = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
const failed = (fault: ContentFault): Result => ({ pages: [], faults: [fault] });
const placesIn = (source: SourceText) => (path: readonly PropertyKey[]) => ({
  file: source.file,
  line: source.lineOf(path),
});

function jsonPage(files: FolderFiles, file: string): Result {
  if (!file.endsWith('.json')) return failed({ file, rule: 'is no page: pages are .json files' });
  const read = jsonObject(files, file);
  if ('fault' in read) return failed(read.fault);
  const { value, source } = read;
  const key = fileKey(file);
  const faults =
    value.page === key ? [] : [{ file, line: source.lineOf(['page']), rule: `page: must be "${key}"` }];
  return {
    pages: [{ key, file, value, placeOf: placesIn(source), linkNames: [], slugs: {} }],
    faults,
  };
}

/** A testimonial's page is made of it: its title is the name of the client. */
function testimonial(files: FolderFiles, file: string): Result {
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
    placeOf(path) {
      const [first, ...rest] = path;
      return { file, line: read.source.lineOf(first === 'testimonial' ? rest : path) };
    },
    linkNames: [],
    slugs: Object.fromEntries(LANGUAGES.map((language) => [language, slugify(String(words.name ?? key))])),
  };
  return { pages: [page], faults: [] };
}

function articleFolders(names: readonly string[]): string[] {
  const inside = names.filter((name) => name.startsWith(`${ARTICLES_FOLDER}/`));
  return [...new Set(inside.map((name) => name.split('/').slice(0, 2).join('/')))];
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** An article: `article.json` with what is the same in every language, and a Markdown file for each language. */
function article(files: FolderFiles, folder: string): Result {
  const key = fileKey(folder);
  const shared = jsonObject(files, `${folder}/article.json`);
  if ('fault' in shared) return failed(shared.fault);
  const { author, date, picture, related, ...page } = shared.value;
  const texts = LANGUAGES.flatMap((language) => {
    const file = `${folder}/${language}.md`;
    const bytes = files.get(file);
    return bytes ? [readArticleText(language, file, bytes)] : [];
  });
  const faults = texts.flatMap((text) => text.faults);
  const known = new Set(['article.json', ...LANGUAGES.map((language) => `${language}.md`)]);
  for (const name of files.keys())
    if (name.startsWith(`${folder}/`) && !known.has(name.slice(folder.length + 1)))
      faults.push({ file: name, rule: `is no file of an article: those are ${[...known].join(', ')}` });
  if (texts.length === 0)
    faults.push({ file: folder, rule: 'has no text: an article has a file such as fr.md for each language' });

  const perLanguage = (field: keyof (typeof texts)[number]['fields']) =>
    Object.fromEntries(
      texts.flatMap(({ language, fields }) =>
        fields[field] === undefined ? [] : [[language, fields[field]]],
      ),
    );
  const lead = perLanguage('description');
  const value = {
    ...page,
    page: key,
    title: perLanguage('title'),
    metadata: {
      ...(isObject(page.metadata) ? page.metadata : {}),
      ...some('metadataTitle', perLanguage('metadataTitle')),
      metadataDescription: lead,
    },
    article: { lead, ...given({ author, date, picture, related }) },
    modules: [
      {
        id: 'text',
        kind: 'article',
        description: Object.fromEntries(texts.map(({ language, html }) => [language, html])),
      },
    ],
  };
  return {
    pages: [
      {
        key,
        file: `${folder}/article.json`,
        value,
        placeOf: (path) => placeInArticle(path, shared.source, texts),
        linkNames: texts.flatMap(({ linkNames }) => linkNames),
        slugs: Object.fromEntries(
          texts.map(({ language, fields }) => [language, fields.slug ?? slugify(fields.title ?? key)]),
        ),
      },
    ],
    faults,
  };
}

const some = (name: string, texts: object) => (Object.keys(texts).length > 0 ? { [name]: texts } : {});
const given = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

interface ArticleLanguage {
  language: string;
  file: string;
  front: SourceText;
  fields: { title?: string; description?: string; slug?: string; metadataTitle?: string };
  html: string;
  faults: ContentFault[];
  linkNames: { name: string; file: string; line: number }[];
}

const FIELDS = ['title', 'description', 'slug', 'metadataTitle'] as const;

function readArticleText(language: string, file: string, bytes: Buffer): ArticleLanguage {
  const nothing = { language, file, front: new SourceText(file, ''), fields: {}, html: '', linkNames: [] };
  const read = textOf(file, bytes);
  if ('fault' in read) return { ...nothing, faults: [read.fault] };
  const matter = FRONT_MATTER.exec(read.text);
  if (!matter)
    return {
      ...nothing,
      faults: [{ file, line: 1, rule: 'must begin with "---", title, description and "---"' }],
    };
  const front = new SourceText(file, matter[1]!, 2);
  const { fields, faults } = frontMatter(file, matter[1]!, front);
  const firstLine = matter[0].split('\n').length - 1;
  const text = articleText(read.text.slice(matter[0].length));
  if (!text.html && text.faults.length === 0) faults.push({ file, line: firstLine, rule: 'has no text' });
  const lineIn = (line: number) => firstLine + line;
  return {
    language,
    file,
    front,
    fields,
    html: text.html,
    faults: [...faults, ...text.faults.map(({ line, rule }) => ({ file, line: lineIn(line), rule }))],
    linkNames: text.linkNames.map(({ line, name }) => ({ file, line: lineIn(line), name })),
  };
}

function frontMatter(file: string, text: string, source: SourceText) {
  const document = parseDocument(text);
  const [broken] = document.errors;
  const faults: ContentFault[] = [];
  if (broken)
    return {
      fields: {},
      faults: [{ file, line: (broken.linePos?.[0].line ?? 1) + 1, rule: broken.message.split('\n')[0]! }],
    };
  const value = plainValue(document);
  if (!isObject(value))
    return { fields: {}, faults: [{ file, line: 2, rule: 'needs title and description' }] };
  for (const [name, field] of Object.entries(value)) {
    const line = source.lineOf([name]);
    if (!FIELDS.some((known) => known === name))
      faults.push({ file, line, rule: `${name}: is no field of a text; those are ${FIELDS.join(', ')}` });
    else if (typeof field !== 'string' || !field.trim())
      faults.push({ file, line, rule: `${name}: must be a text` });
  }
  for (const name of ['title', 'description'])
    if (value[name] === undefined) faults.push({ file, line: 2, rule: `${name}: is missing` });
  return { fields: faults.length > 0 ? {} : (value as ArticleLanguage['fields']), faults };
}

/** Aliases are no part of a text's fields: a few of them can stand for gigabytes. */
function plainValue(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    return undefined;
  }
}

function placeInArticle(path: readonly PropertyKey[], shared: SourceText, texts: readonly ArticleLanguage[]) {
  const [first, second, ...rest] = path;
  const language = texts.find((text) => path.includes(text.language));
  if (first === 'paths' && language) return { file: language.file, line: language.front.lineOf(['slug']) };
  if (first === 'title' && language) return { file: language.file, line: language.front.lineOf(['title']) };
  if (first === 'modules') return { file: language?.file ?? shared.file };
  const inJson = first === 'article' ? [second!, ...rest].filter((part) => part !== undefined) : path;
  return { file: shared.file, line: shared.lineOf(inJson) };
}
