import type { Article, ContentItem, Testimonial } from 'shared-kit/contracts/api/content';
import { formatPhone } from 'shared-kit/domain/texts';
import { plainText } from 'shared-kit/domain/plain-text';
import type { ContentIndex } from './content-index.ts';
import type { ContentWriter } from './content-writer.ts';
import type { PageModuleFile } from './schemas/module.ts';
import type { PageFile, TestimonialFile } from './schemas/page.ts';
import type { ContentPicture } from '../configuration/schemas/picture.ts';

const WORDS_A_MINUTE = 200;
const RELATED = 3;

/** What a category module lists: the team, or pages and the children of pages, as many as it shows. */
export function categoryItems(
  index: ContentIndex,
  { view, relations, maxItems, isHasSubcategories }: PageModuleFile,
  write: ContentWriter,
): ContentItem[] {
  if (view === 'ons-team-view' && relations.length === 0) return teamItems(index, write);
  const pages = relations.flatMap(({ type, id }) => {
    if (type === 'property' || type === 'project') return [];
    if (type === 'category') return index.children(id, write.language);
    const page = index.page(id);
    return page?.paths[write.language] === undefined ? [] : [page];
  });
  return [...new Set(pages)]
    .slice(0, maxItems)
    .map((page) => pageItem(index, page, write, isHasSubcategories));
}

const teamItems = ({ content }: ContentIndex, write: ContentWriter): ContentItem[] =>
  content.team.map(({ id, name, role, text, portrait, phone, email }) => ({
    ...NOTHING,
    id,
    kind: 'person' as const,
    title: name,
    subtitle: write.text(role),
    text: write.text(text),
    picture: toPicture(portrait, write),
    phone: phone ? formatPhone(phone) : '',
    email: email ?? '',
  }));

const NOTHING = { date: null, path: null, url: null, phone: '', email: '', children: [] };

function pageItem(
  index: ContentIndex,
  page: PageFile,
  write: ContentWriter,
  withChildren = false,
): ContentItem {
  const { article, testimonial, metadata, banner, modules } = page;
  const path = page.paths[write.language] ?? null;
  const kind: ContentItem['kind'] = testimonial ? 'testimonial' : article ? 'article' : 'page';
  const item = {
    ...NOTHING,
    id: page.page,
    kind,
    title: write.name(page.title),
    path,
    url: page.redirectUrl,
  };
  if (testimonial)
    return {
      ...item,
      title: testimonial.name,
      subtitle: write.text(testimonial.town),
      text: testimonialText(testimonial, write),
      picture: toPicture(testimonial.image, write),
      date: testimonial.date,
      url: testimonial.website,
      ...(writtenElsewhere(testimonial, write) && { textLanguage: testimonial.writtenIn! }),
    };
  const children = withChildren ? index.children(page.page, write.language) : [];
  return {
    ...item,
    subtitle: article?.author ?? '',
    text:
      write.text(article?.lead) || write.text(metadata.metadataDescription) || write.text(banner.description),
    picture: toPicture(
      article?.picture ?? page.image ?? modules.find(({ image }) => image)?.image ?? metadata.og.image,
      write,
    ),
    date: article?.date ?? null,
    children: children.map((child) => ({
      label: write.name(child.title),
      path: child.paths[write.language]!,
    })),
  };
}

/** What a visitor wrote is shown in their words, whatever the language of the page. */
const testimonialText = ({ text, writtenIn }: TestimonialFile, write: ContentWriter): string =>
  writtenIn ? (text[writtenIn] ?? '') : write.text(text);

const writtenElsewhere = ({ writtenIn }: TestimonialFile, { language }: ContentWriter): boolean =>
  writtenIn !== null && writtenIn !== language;

const toPicture = (picture: ContentPicture | null | undefined, write: ContentWriter) =>
  picture ? write.picture(picture) : null;

/** Related articles are those that the article names, else the newest of its siblings. */
export function articleContent(index: ContentIndex, page: PageFile, write: ContentWriter): Article | null {
  const { article, modules, parent } = page;
  if (!article) return null;
  const named = article.related.flatMap((key) => index.page(key) ?? []);
  const siblings = parent ? index.children(parent, write.language).filter((one) => one !== page) : [];
  const related = named.length > 0 ? named.filter(({ paths }) => paths[write.language]) : siblings;
  const words = plainText(modules.map(({ description }) => write.text(description)).join(' ')).split(/\s+/);
  return {
    lead: write.text(article.lead),
    author: article.author ?? '',
    date: article.date,
    minutes: Math.max(1, Math.round(words.length / WORDS_A_MINUTE)),
    picture: toPicture(article.picture, write),
    related: related.slice(0, RELATED).map((one) => pageItem(index, one, write)),
  };
}

export function testimonialContent({ testimonial }: PageFile, write: ContentWriter): Testimonial | null {
  if (!testimonial) return null;
  const { name, town, website, date, image } = testimonial;
  return {
    name,
    town: write.text(town),
    text: testimonialText(testimonial, write),
    ...(writtenElsewhere(testimonial, write) && { textLanguage: testimonial.writtenIn! }),
    website,
    date,
    picture: toPicture(image, write),
  };
}
