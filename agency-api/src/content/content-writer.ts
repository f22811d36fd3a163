import type { Picture } from 'shared-kit/contracts/api/picture';
import { pickText, typeset } from 'shared-kit/domain/texts';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import { contentPictureRecord, shownPicture } from '../files/pictures/content-pictures.ts';
import type { ContentPicture } from '../configuration/schemas/picture.ts';
import {
  allTexts,
  publicTexts,
  type FlaggedText,
  type LocalizedText,
} from '../configuration/schemas/text.ts';

/** Turns configured content into what is sent in one language. */
export interface ContentWriter {
  language: Language;
  /** Languages in use. */
  languages: readonly Language[];
  /** With the fallbacks of product T1; empty without any text that is public. */
  text(texts: FlaggedText | null | undefined): string;
  /** The same, public or not: what a page is called in lists and in the way to it (product M17). */
  name(texts: FlaggedText): string;
  picture(picture: ContentPicture): Picture;
}

export function createContentWriter(config: AgencyConfig, language: Language): ContentWriter {
  const picked = (texts: LocalizedText) =>
    typeset(pickText(texts, language, config.languages.default), language);
  const text = (texts: FlaggedText | null | undefined) => picked(texts ? publicTexts(texts, language) : {});
  return {
    language,
    languages: config.languages.inUse,
    text,
    name: (texts) => picked(allTexts(texts)),
    picture: (picture) => shownPicture(contentPictureRecord(picture), text(picture.alt)),
  };
}
