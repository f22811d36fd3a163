import type { Language } from 'shared-kit/domain/languages';

/** A text in the four languages. */
export type Texts = Record<Language, string>;

/** In the order fr, nl, en, de, for readable tables. */
export const inFour = (fr: string, nl: string, en: string, de: string): Texts => ({ fr, nl, en, de });
