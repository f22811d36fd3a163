import type { BannerPicture as BannerPictureData } from 'shared-kit/contracts/api/site';
import { targetHref, useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';
import { Slideshow } from 'shared-kit/ui/slideshow/slideshow';
import { BannerPicture } from './banner-picture.tsx';
import s from './home-banner.module.css';

interface GalleryBackdropProps {
  slides: readonly BannerPictureData[];
  label: string;
}

/** Pictures that fade into each other, each a link if it has one (product F8, F21). */
export function GalleryBackdrop({ slides, label }: GalleryBackdropProps) {
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
