import { parseDocument, type Document } from 'yaml';
import type { Language } from 'shared-kit/domain/languages';
import { articleText } from './article-text.ts';
import type { ContentFault } from './content-faults.ts';
import { decodeText } from './folder-files.ts';
import { isObject } from './raw-value.ts';
import { SourceText } from './source-text.ts';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** The text of an article in one language. */
export interface ArticleLanguage {
  language: Language;
  file: string;
  front: SourceText;
  fields: { title?: string; description?: string; slug?: string; metadataTitle?: string };
  html: string;
  faults: ContentFault[];
  linkNames: { name: string; file: string; line: number }[];
}

const FIELDS = ['title', 'description', 'slug', 'metadataTitle'] as const;

/** Reads a Markdown file with its front matter. */
export function readArticleText(language: Language, file: string, bytes: Buffer): ArticleLanguage {
  const nothing = { language, file, front: new SourceText(file, ''), fields: {}, html: '', linkNames: [] };
  const read = decodeText(file, bytes);
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
    const line = source.findLine([name]);
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
