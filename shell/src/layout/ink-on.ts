import { readableInk } from 'shared-kit/domain/readable-ink';

/** The ink that is read on a banner of this colour; without a colour on that of the page. */
export const inkOn = (colour: string | null): 'dark' | 'light' => (colour ? readableInk(colour).ink : 'dark');
