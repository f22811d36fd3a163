import { linkNameSchema } from 'composer/contract';
import { lexer, parser, walkTokens, type Token } from 'marked';
import type { Language } from 'shared-kit/domain/languages';
import { parseDocument, type Document } from 'yaml';
import { externalLinkSchema, cleanRichText } from '../schemas/fields.ts';
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

/** A Markdown text as HTML, what is not understood in it, and the link names that it leads to. */
interface ArticleText {
  html: string;
  /** Each with its line in the text, from 1. */
  faults: { line: number; rule: string }[];
  linkNames: { line: number; name: string }[];
}

/** Turns Markdown into sanitised HTML. HTML in it, pictures and headings of the first level are faults. */
function articleText(markdown: string): ArticleText {
  const tokens = lexer(markdown, { gfm: true });
  const faults: ArticleText['faults'] = [];
  const linkNames: ArticleText['linkNames'] = [];
  let line = 1;
  for (const block of tokens) {
    const here = line;
    walkTokens([block], (token) => {
      const rule = findRule(token);
      if (rule) faults.push({ line: here, rule });
      const name = linkName(token);
      if (name) linkNames.push({ line: here, name });
    });
    line += block.raw.split('\n').length - 1;
  }
  return { html: faults.length > 0 ? '' : cleanRichText(parser(tokens)).trim(), faults, linkNames };
}

const linkName = (token: Token): string | undefined =>
  token.type === 'link' && token.href.startsWith('page:') ? token.href.slice('page:'.length) : undefined;

function findRule(token: Token): string | undefined {
  if (token.type === 'html') return 'HTML is not understood in a text: write Markdown';
  if (token.type === 'image')
    return 'a text has no pictures: name the picture of the article in article.json';
  if (token.type === 'table') return 'tables are not understood in a text: write a list';
  if (token.type === 'heading' && token.depth === 1)
    return 'the title of the article is its only heading of the first level: begin with "##"';
  if (token.type === 'link') return linkRule(token.href);
  return undefined;
}

function linkRule(href: string): string | undefined {
  const name = href.startsWith('page:') ? href.slice('page:'.length) : undefined;
  const isGood =
    name === undefined ? externalLinkSchema.safeParse(href).success : linkNameSchema.safeParse(name).success;
  return isGood ? undefined : `the link ${href} must be page:<link name>, or an http(s), tel or mailto link`;
}
