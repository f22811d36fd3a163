import type { ContentModule, ContentPage } from 'shared-kit/contracts/api/site';
import { bannerContent } from './banner-content.ts';
import type { ContentIndex } from './content-index.ts';
import type { ContentWriter } from './content-writer.ts';
import { articleContent, categoryItems, testimonialContent } from './page-items.ts';
import { pageMetadata } from './page-metadata.ts';
import type { PageModuleFile } from './schemas/module.ts';
import { createdAt, toKind, type PageFile } from './schemas/page.ts';

/** A content page in one language: banner, and the Published modules in their order. */
export function pageContent(index: ContentIndex, file: PageFile, write: ContentWriter): ContentPage {
  const { page, title, banner, modules } = file;
  const published = modules
    .filter(({ status }) => status === 'Published')
    .toSorted((one, other) => (one.sort ?? Infinity) - (other.sort ?? Infinity) || 0);
  return {
    key: page,
    type: toKind(file),
    createDate: createdAt(file),
    modifyDate: file.modifyDate,
    title: write.name(title),
    heading: write.text(banner.title) || write.text(title),
    paths: pathsInUse(file, write),
    breadcrumb: breadcrumb(index, file, write),
    showBreadCrumb: file.showBreadCrumb,
    showPageBanner: file.showPageBanner,
    redirectUrl: file.redirectUrl,
    metadata: pageMetadata(file, write),
    banner: bannerContent(banner, page === 'home', write),
    article: articleContent(index, file, write),
    testimonial: testimonialContent(file, write),
    modules: published.map((module) => moduleContent(index, module, write)),
  };
}

/** Paths in the languages in use; that of the home page is empty in each. */
function pathsInUse({ page, paths }: PageFile, { languages }: ContentWriter): ContentPage['paths'] {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const path = page === 'home' ? '' : paths[language];
      return path === undefined ? [] : [[language, path]];
    }),
  );
}

/** Parents that are not in this language are named without path. */
function breadcrumb(index: ContentIndex, file: PageFile, write: ContentWriter): ContentPage['breadcrumb'] {
  const steps: ContentPage['breadcrumb'] = [];
  for (let page: PageFile | undefined = file; page; page = page.parent ? index.page(page.parent) : undefined)
    steps.unshift({ label: write.name(page.title), path: page.paths[write.language] ?? null });
  return steps;
}

function moduleContent(index: ContentIndex, module: PageModuleFile, write: ContentWriter): ContentModule {
  const { id, kind, title, description, position, view, image, link, goal, maxItems, itemsPerRow } = module;
  const isBackground = module.backgroundType === 'image';
  return {
    id,
    kind,
    title: write.text(title),
    description: write.text(description),
    position,
    view,
    image: image && !isBackground ? write.picture(image) : null,
    link: link && { label: write.text(link.label), target: link.target },
    goal,
    maxItems,
    itemsPerRow,
    figures:
      kind === 'figures'
        ? index.content.figures.map(({ value, label }) => ({
            value: write.text(value),
            label: write.text(label),
          }))
        : [],
    ...furtherFields(index, module, write),
  };
}

/** What most modules do not have is left out of the answer. */
function furtherFields(
  index: ContentIndex,
  module: PageModuleFile,
  write: ContentWriter,
): Pick<ContentModule, 'description2' | 'look' | 'images' | 'items' | 'listings'> {
  const { kind, description2, images, titleSize, backgroundType, colorBackground, image, col, span } = module;
  const { relations } = module;
  const listings = relations
    .filter(({ type }) => type === 'property' || type === 'project')
    .map(({ id }) => Number(id));
  const isPlain =
    titleSize === 'medium' && backgroundType === 'none' && !module.class && col === null && span === null;
  const look = {
    titleSize,
    class: module.class,
    backgroundType,
    colorBackground,
    backgroundImage: backgroundType === 'image' && image ? write.picture(image) : null,
    col: col ?? { sm: 12, md: span === null || span > 6 ? 12 : 6, lg: span ?? 12 },
  };
  return {
    ...(description2 && { description2: write.text(description2) }),
    ...(images.length > 0 && { images: images.map(write.picture) }),
    ...(!isPlain && { look }),
    ...((kind === 'category' || (kind === 'article' && relations.length > 0)) && {
      items: categoryItems(index, module, write),
    }),
    ...(listings.length > 0 && { listings }),
  };
}
