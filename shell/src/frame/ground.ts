import type { CSSProperties } from 'react';
import { readableInk } from 'shared-kit/domain/readable-ink';

/** The ground of a banner: its colour, and the ink that is read on it. Without a colour that of the page. */
export function groundOf(colour: string | null): { ink: 'dark' | 'light'; style: CSSProperties | undefined } {
  if (!colour) return { ink: 'dark', style: undefined };
  return { ink: readableInk(colour).ink, style: { '--ground': colour } as CSSProperties };
}
