import type { Picture } from 'shared-kit/contracts/api/picture';
import { pictureUrl } from 'shared-kit/domain/picture-widths';
import type { SlideImage } from 'yet-another-react-lightbox';

const WIDTHS = [600, 1360, 1600, 1920];

/** The pictures as slides, each at the widths that its original has, with a caption. */
export function lightboxSlides(
  pictures: readonly Picture[],
  captionOf: (picture: Picture, position: number) => string,
): (SlideImage & { description: string })[] {
  return pictures.map((picture, index) => {
    const caption = captionOf(picture, index + 1);
    const widths = WIDTHS.filter((width, position) => position === 0 || width <= picture.width);
    const sources = widths.map((width) => ({
      src: pictureUrl(picture.url, { width, format: 'webp' }),
      width,
      height: Math.round((width * picture.height) / picture.width),
    }));
    const largest = sources.at(-1)!;
    return { ...largest, alt: caption, description: caption, srcSet: sources };
  });
}
