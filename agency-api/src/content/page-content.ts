import type { ContentModule, ContentPage } from 'shared-kit/contracts/api/site';
import type { AgencyConfig } from './agency-config.ts';
import { bannerContent } from './banner-content.ts';
import type { ContentWriter } from './content-writer.ts';
import type { PageFile, PageModuleFile } from './schemas/page.ts';

/** A content page in one language: banner, and the Published modules in the order of the file. */
export async function pageContent(
  config: AgencyConfig,
  file: PageFile,
  write: ContentWriter,
): Promise<ContentPage> {
  const { page, title, metadata, banner, modules } = file;
  const published = modules.filter(({ status }) => status === 'Published');
  return {
    key: page,
    title: write.text(title),
    metadata: {
      title: write.text(metadata.title),
      description: write.text(metadata.description),
      image: metadata.image && (await write.picture(metadata.image)),
    },
    banner: await bannerContent(banner, page === 'home', write),
    modules: await Promise.all(published.map((module) => moduleContent(config, module, write))),
  };
}

async function moduleContent(
  { figures }: AgencyConfig,
  module: PageModuleFile,
  write: ContentWriter,
): Promise<ContentModule> {
  const { id, kind, title, description, position, view, image, link, goal, maxItems, itemsPerRow } = module;
  return {
    id,
    kind,
    title: write.text(title),
    description: write.text(description),
    position,
    view,
    image: image && (await write.picture(image)),
    link: link && { label: write.text(link.label), target: link.target },
    goal,
    maxItems,
    itemsPerRow,
    figures:
      kind === 'figures'
        ? figures.map(({ value, label }) => ({ value: write.text(value), label: write.text(label) }))
        : [],
  };
}
