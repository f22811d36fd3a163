import { preload } from 'react-dom';
import type { BannerPicture as BannerPictureData } from 'shared-kit/contracts/api/site';
import type { Picture } from 'shared-kit/contracts/api/picture';
import { pictureUrl, srcSet } from 'shared-kit/domain/picture-address';
import s from './banner-picture.module.css';

const WIDTHS = [600, 1360, 1920];
const PORTRAIT_WIDTHS = [400, 600, 1360];
/** Up to here the portrait crop is shown. */
const NARROW = '(max-width: 960px)';
const WIDE = '(min-width: 961px)';

interface BannerPictureProps {
  picture: BannerPictureData;
  /** The first picture of the page is fetched at once. */
  priority?: boolean;
  /** Beside a text that says the same it is empty. */
  alt?: string;
}

/** A picture over the whole banner: on phones and tablets its portrait crop, if it has one (product F8). */
export function BannerPicture({ picture, priority = false, alt = '' }: BannerPictureProps) {
  const { portrait } = picture;
  if (priority) {
    preloadPicture(picture, WIDTHS, portrait ? WIDE : undefined);
    if (portrait) preloadPicture(portrait, PORTRAIT_WIDTHS, NARROW);
  }
  return (
    <picture className={s.frame}>
      {portrait && (
        <source media={NARROW} type="image/avif" {...sources(portrait, PORTRAIT_WIDTHS, 'avif')} />
      )}
      {portrait && <source media={NARROW} {...sources(portrait, PORTRAIT_WIDTHS, 'webp')} />}
      <source type="image/avif" {...sources(picture, WIDTHS, 'avif')} />
      <img
        className={s.picture}
        src={pictureUrl(picture.url, { width: 1360, format: 'webp' })}
        {...sources(picture, WIDTHS, 'webp')}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}

const sources = ({ url, width }: Picture, widths: readonly number[], format: 'avif' | 'webp') => ({
  srcSet: srcSet(url, { widths, originalWidth: width, format }),
  sizes: '100vw',
});

function preloadPicture(picture: Picture, widths: readonly number[], media: string | undefined) {
  preload(pictureUrl(picture.url, { width: 600, format: 'avif' }), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sources(picture, widths, 'avif').srcSet,
    imageSizes: '100vw',
    fetchPriority: 'high',
    media,
  });
}
