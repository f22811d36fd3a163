import type { ReactNode } from 'react';
import type { PageBanner, BannerPicture as BannerPictureData } from 'shared-kit/contracts/api/site';
import { inkOn } from '../banner.tsx';
import { RichText } from '../rich-text.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { VideoBackdrop } from './video-backdrop.tsx';
import { targetHref, useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';
import { Slideshow } from 'shared-kit/ui/slideshow/slideshow';
import s from './home-banner.module.css';

interface HomeBannerProps {
  banner: PageBanner;
  /** Featured properties, rendered; instead of a picture. */
  properties?: ReactNode;
  /** Below the headline: the search box. */
  children: ReactNode;
}

/**
 * The banner of the home page (product F8, S1): headline and search box beside what it shows, on a ground that fades into it. So the
 * text is readable over any picture, and covers nothing but its quiet side; on phones the picture stands above.
 */
export function HomeBanner({ banner, properties, children }: HomeBannerProps) {
  const ink = inkOn(banner.colour);
  return (
    <div
      className={s.hero}
      data-ink={ink}
      data-hero={banner.transparent ? ink : undefined}
      data-plain={banner.type === 'none' || undefined}
    >
      {banner.colour && <svg className={s.ground} color={banner.colour} aria-hidden="true" />}
      <div className={s.backdrop}>
        <Backdrop banner={banner} properties={properties} />
        <svg className={s.veil} color={banner.colour ?? undefined} aria-hidden="true" />
      </div>
      <div className={s.content}>
        {banner.title && <h1 className={s.title}>{banner.title}</h1>}
        {banner.description && <RichText className={s.text} html={banner.description} />}
      </div>
      <div className={s.search}>{children}</div>
    </div>
  );
}

/** What a banner shows: picture, gallery, video or featured properties; its picture where these cannot be had (product F8). */
function Backdrop({ banner, properties }: { banner: PageBanner; properties?: ReactNode }) {
  const { type, images, video } = banner;
  if (type === 'properties' && properties) return properties;
  if (type === 'gallery') return <GalleryBackdrop slides={images} label={banner.title} />;
  if (type === 'video' && video) return <VideoBackdrop video={video} />;
  return images[0] ? <BannerPicture picture={images[0]} priority /> : null;
}

interface GalleryBackdropProps {
  slides: readonly BannerPictureData[];
  label: string;
}

/** Pictures that fade into each other, each a link if it has one (product F8, F21). */
function GalleryBackdrop({ slides, label }: GalleryBackdropProps) {
  const { href } = useHost();
  return (
    <Slideshow
      className={s.slideshow}
      label={label}
      slides={slides.map((slide, index) => {
        const picture = <BannerPicture picture={slide} priority={index === 0} alt={slide.alt} />;
        if (!slide.target) return picture;
        return (
          <Link className={s.slideLink} to={targetHref(href, slide.target)}>
            {picture}
          </Link>
        );
      })}
    />
  );
}
