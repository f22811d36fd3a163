import { lexer, parser, walkTokens, type Token } from 'marked';
import { linkNameSchema } from 'composer/contract';
import { externalLinkSchema } from '../schemas/link.ts';
import { cleanRichText } from '../schemas/rich-text.ts';

/** A Markdown text as HTML, what is not understood in it, and the link names that it leads to. */
interface ArticleText {
  html: string;
  /** Each with its line in the text, from 1. */
  faults: { line: number; rule: string }[];
  linkNames: { line: number; name: string }[];
}

/** Turns Markdown into sanitised HTML. HTML in it, pictures and headings of the first level are faults. */
export function articleText(markdown: string): ArticleText {
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
