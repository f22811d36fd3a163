import type { Picture } from 'shared-kit/contracts/api/picture';
import { pickText, type LocalizedTexts } from 'shared-kit/domain/localized-text';
import type { Language } from 'shared-kit/domain/languages';
import { typeset } from 'shared-kit/domain/typography';
import type { PictureRecord } from '../pictures/picture-record.ts';
import type { AgencyConfig } from './agency-config.ts';
import { contentPictureRecord, shownPicture } from './content-pictures.ts';
import type { ContentPicture } from './schemas/picture.ts';

/** Turns configured content into what is sent in one language. */
export interface ContentWriter {
  language: Language;
  /** Languages in use. */
  languages: readonly Language[];
  /** With the fallbacks of product T1; empty without any text. */
  text(texts: LocalizedTexts | null | undefined): string;
  picture(picture: ContentPicture): Promise<Picture>;
}

/** Dominant colour of a picture; never fails. */
export type ColourOf = (record: PictureRecord) => Promise<string>;

export function createContentWriter(
  config: AgencyConfig,
  language: Language,
  colourOf: ColourOf,
): ContentWriter {
  const text = (texts: LocalizedTexts | null | undefined) =>
    typeset(pickText(texts, language, config.languages.default), language);
  return {
    language,
    languages: config.languages.inUse,
    text,
    async picture(picture) {
      const record = contentPictureRecord(picture);
      return shownPicture(record, { colour: await colourOf(record), alt: text(picture.alt) });
    },
  };
}
