import type { BannerPicture, BannerVideo, PageBanner } from 'shared-kit/contracts/api/site';
import { contentVideo } from './content-videos.ts';
import type { ContentWriter } from './content-writer.ts';
import type {
  BannerFile,
  BannerPicture as BannerPictureFile,
  BannerVideo as BannerVideoFile,
} from './schemas/banner.ts';

/** A banner in one language (product F8, F20). */
export function bannerContent(banner: BannerFile, isHome: boolean, write: ContentWriter): PageBanner {
  const { type, title, description, images, video, colour, transparent } = banner;
  return {
    type,
    title: write.text(title),
    description: write.text(description),
    images: images.map((image) => bannerPicture(image, write)),
    video: video && bannerVideo(video, write),
    colour,
    transparent: transparent ?? isHome,
  };
}

function bannerPicture(
  { portrait, link, ...picture }: BannerPictureFile,
  write: ContentWriter,
): BannerPicture {
  return {
    ...write.picture(picture),
    portrait: portrait && write.picture(portrait),
    target: link,
  };
}

function bannerVideo({ source, mobileSource, poster }: BannerVideoFile, write: ContentWriter): BannerVideo {
  const { url, mimetype } = contentVideo(source);
  const mobile = mobileSource === null ? null : contentVideo(mobileSource);
  return {
    url,
    mimetype,
    mobile: mobile && { url: mobile.url, mimetype: mobile.mimetype },
    poster: bannerPicture({ ...poster, link: null }, write),
  };
}
