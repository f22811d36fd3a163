import type { Language } from 'shared-kit/domain/languages';

/** The same notion in the four languages. */
export type Texts = Record<Language, string>;

/** In the order fr, nl, en, de, so that tables of words stay readable. */
export const inFour = (fr: string, nl: string, en: string, de: string): Texts => ({ fr, nl, en, de });
