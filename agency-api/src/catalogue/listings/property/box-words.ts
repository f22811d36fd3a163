import type { Language } from 'shared-kit/domain/languages';

/** What the box of an address is called. */
export const BOX_WORDS: Record<Language, string> = { nl: 'bus', fr: 'bte', en: 'box', de: 'Bfk.' };
