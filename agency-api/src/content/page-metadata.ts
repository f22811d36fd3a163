import type { PageMetadata } from 'shared-kit/contracts/api/content';
import { cutDescription } from 'shared-kit/domain/plain-text';
import type { ContentWriter } from './content-writer.ts';
import type { PageFile } from './schemas/page.ts';
import type { ContentPicture } from '../configuration/schemas/picture.ts';

/** Metadata of a page (product F19): what the content leaves out follows from what it says elsewhere. */
export function pageMetadata(page: PageFile, write: ContentWriter): PageMetadata {
  const { title, metadata, article, testimonial } = page;
  const { og, twitter, verification } = metadata;
  const pageTitle = write.text(metadata.pageTitle) || write.name(title);
  const metadataTitle = write.text(metadata.metadataTitle) || pageTitle;
  const metadataDescription = cutDescription(write.text(metadata.metadataDescription));
  const picture = (own: ContentPicture | null) => {
    const shown = own ?? og.image ?? page.image ?? article?.picture ?? testimonial?.image;
    return shown ? write.picture(shown) : null;
  };
  const ogTitle = write.text(og.title) || metadataTitle;
  const ogDescription = write.text(og.description) || metadataDescription;
  return {
    pageTitle,
    metadataTitle,
    metadataDescription,
    og: {
      title: ogTitle,
      type: og.type ?? (article ? 'article' : 'website'),
      url: og.url ?? '',
      image: picture(og.image),
      description: ogDescription,
    },
    twitter: {
      title: write.text(twitter.title) || ogTitle,
      site: twitter.site ?? '',
      image: picture(twitter.image),
      description: write.text(twitter.description) || ogDescription,
    },
    robots: formatRobots(page),
    verification: {
      google: verification.google ?? '',
      facebook: verification.facebook ?? '',
      norton: verification.norton ?? '',
    },
  };
}

/** Value of the robots tag: `robots` of the metadata says it all; else the two flags of the page do (product M11). */
export function formatRobots({ metadata, isActiveSEO, noReferrerNoFollow }: PageFile): string {
  if (metadata.robots) return metadata.robots;
  return [...(isActiveSEO ? [] : ['noindex']), ...(noReferrerNoFollow ? ['nofollow'] : [])].join(', ');
}
