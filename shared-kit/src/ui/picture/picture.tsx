import { preload } from 'react-dom';
import type { Picture as PictureData } from 'shared-kit/contracts/api/picture';
import { PICTURE_WIDTHS, pictureUrl, srcSet } from 'shared-kit/domain/picture-address';
import { classNames } from '../class-names.tsx';
import s from './picture.module.css';

export interface PictureProps {
  picture: PictureData;
  /**
   * Width of the picture on the page, as in the `sizes` attribute. Never `auto`: a picture whose styles have not come yet is as wide as the
   * page, and would be fetched so large.
   */
  sizes: string;
  /** For the first large picture of a page: fetched at once. All others wait until they come near. */
  priority?: boolean;
  /** Widths to offer, in pixels. */
  widths?: readonly number[];
  /** Shows its smallest step until the step that fits has come (product I2): for large pictures. */
  progressive?: boolean;
  /** Instead of the picture's own text; empty when the text beside it says the same. */
  alt?: string;
  className?: string;
}

/** 800 is a phone of two pixels per point, and the last step of a card: a visitor who comes from a list has this picture already. */
const DEFAULT_WIDTHS = [250, 400, 600, 800, 1360, 1600];
const FALLBACK_WIDTH = 600;

/**
 * A picture sharp at each width, in a frame of its own ratio (`--picture-ratio`, 3 / 2), which keeps its place until it is there.
 * A floor plan is shown whole, a photo fills the frame.
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  widths = DEFAULT_WIDTHS,
  progressive = false,
  alt,
  className,
}: PictureProps) {
  const offered = { widths, originalWidth: picture.width };
  const isPlan = picture.kind === 'floorplan';
  const modern = srcSet(picture.url, { ...offered, format: 'avif' });
  // Named in the head, it is on its way before the markup around it has come in. In the browser the picture itself is there as soon.
  if (__SERVER__ && priority)
    preload(pictureUrl(picture.url, { width: FALLBACK_WIDTH, format: 'avif' }), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: modern,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  const shown = (
    <>
      <source type="image/avif" srcSet={modern} sizes={sizes} />
      <img
        className={s.picture}
        src={pictureUrl(picture.url, { width: FALLBACK_WIDTH, format: 'webp' })}
        srcSet={srcSet(picture.url, { ...offered, format: 'webp' })}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </>
  );
  if (!progressive || isPlan)
    return <picture className={classNames(s.frame, isPlan && s.plan, className)}>{shown}</picture>;
  return (
    <span className={classNames(s.frame, s.progressive, className)}>
      <picture className={s.steps}>{shown}</picture>
      <img
        className={s.first}
        src={pictureUrl(picture.url, { width: PICTURE_WIDTHS[0], format: 'webp' })}
        alt=""
      />
    </span>
  );
}

/** Ties the picture of a card to the picture of its page: both carry this `view-transition-name`. */
export function transitionName(propertyId: number): string {
  return `property-picture-${propertyId}`;
}
