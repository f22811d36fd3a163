import type { ReactNode } from 'react';
import type { PageBanner } from 'shared-kit/contracts/api/site';
import { BannerPicture } from './banner-picture.tsx';
import { GalleryBackdrop } from './gallery-backdrop.tsx';
import { VideoBackdrop } from './video-backdrop.tsx';

/** What a banner shows: picture, gallery, video or featured properties; its picture where these cannot be had (product F8). */
export function Backdrop({ banner, properties }: { banner: PageBanner; properties?: ReactNode }) {
  const { type, images, video } = banner;
  if (type === 'properties' && properties) return properties;
  if (type === 'gallery') return <GalleryBackdrop slides={images} label={banner.title} />;
  if (type === 'video' && video) return <VideoBackdrop video={video} />;
  return images[0] ? <BannerPicture picture={images[0]} priority /> : null;
}
