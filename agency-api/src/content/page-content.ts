import type { ContentModule, ContentPage } from 'shared-kit/contracts/api/site';
import { bannerContent } from './banner-content.ts';
import type { ContentIndex } from './content-index.ts';
import type { ContentWriter } from './content-writer.ts';
import { articleContent, categoryItems, testimonialContent } from './page-items.ts';
import { pageMetadata } from './page-metadata.ts';
import type { PageModuleFile } from './schemas/module.ts';
import type { PageFile } from './schemas/page.ts';

/** A content page in one language: banner, and the Published modules in their order. */
export async function pageContent(
  index: ContentIndex,
  file: PageFile,
  write: ContentWriter,
): Promise<ContentPage> {
  const { page, title, banner, modules } = file;
  const published = modules
    .filter(({ status }) => status === 'Published')
    .toSorted((one, other) => (one.sort ?? Infinity) - (other.sort ?? Infinity) || 0);
  return {
    key: page,
    title: write.text(title),
    paths: pathsInUse(file, write),
    breadcrumb: breadcrumb(index, file, write),
    showBreadCrumb: file.showBreadCrumb,
    showPageBanner: file.showPageBanner,
    redirectUrl: file.redirectUrl,
    metadata: await pageMetadata(file, write),
    banner: await bannerContent(banner, page === 'home', write),
    article: await articleContent(index, file, write),
    testimonial: await testimonialContent(file, write),
    modules: await Promise.all(published.map((module) => moduleContent(index, module, write))),
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
    steps.unshift({ label: write.text(page.title), path: page.paths[write.language] ?? null });
  return steps;
}

async function moduleContent(
  index: ContentIndex,
  module: PageModuleFile,
  write: ContentWriter,
): Promise<ContentModule> {
  const { id, kind, title, description, position, view, image, link, goal, maxItems, itemsPerRow } = module;
  const isBackground = module.backgroundType === 'image';
  return {
    id,
    kind,
    title: write.text(title),
    description: write.text(description),
    position,
    view,
    image: image && !isBackground ? await write.picture(image) : null,
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
    ...(await furtherFields(index, module, write)),
  };
}

/** What most modules do not have is left out of the answer. */
async function furtherFields(
  index: ContentIndex,
  module: PageModuleFile,
  write: ContentWriter,
): Promise<Pick<ContentModule, 'description2' | 'look' | 'images' | 'items'>> {
  const { kind, description2, images, titleSize, backgroundType, colorBackground, image, col, span } = module;
  const isPlain =
    titleSize === 'medium' && backgroundType === 'none' && !module.class && col === null && span === null;
  const look = {
    titleSize,
    class: module.class,
    backgroundType,
    colorBackground,
    backgroundImage: backgroundType === 'image' && image ? await write.picture(image) : null,
    col: col ?? { sm: 12, md: span === null || span > 6 ? 12 : 6, lg: span ?? 12 },
  };
  return {
    ...(description2 && { description2: write.text(description2) }),
    ...(images.length > 0 && { images: await Promise.all(images.map(write.picture)) }),
    ...(!isPlain && { look }),
    ...(kind === 'category' && { items: await categoryItems(index, module, write) }),
  };
}
