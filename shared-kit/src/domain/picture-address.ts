const FRAGMENT = /^#picture-([1-9]\d{0,3})$/;

/** Fragment of the address of all pictures side by side. */
export const ALL_PICTURES = '#pictures';

/** Fragment of the address of a picture; `index` counts from 0. */
export const pictureHash = (index: number): string => `#picture-${index + 1}`;

/** The picture that a fragment names; undefined for any other fragment, and for a number that the page does not have. */
export function pictureOfHash(hash: string, count: number): number | undefined {
  const number = Number(FRAGMENT.exec(hash)?.[1]);
  return number <= count ? number - 1 : undefined;
}
