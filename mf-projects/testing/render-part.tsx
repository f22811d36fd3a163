import path from 'node:path';
import { remoteParts } from 'shared-kit/testing/remote-parts.tsx';
import type { Language } from 'shared-kit/domain/languages';
import type { Text } from 'shared-kit/ui/text';
import config from '../remote.config.ts';

export { site } from 'shared-kit/testing/remote-parts.tsx';

export const { intlIn, renderPart, hydratePart } = remoteParts(config, path.resolve(__dirname, '..'));

/** Texts of this remote as its parts get them. A text that is missing throws. */
export function textIn(language: Language): Text {
  const intl = intlIn(language);
  return (id, values) => intl.formatMessage({ id }, values);
}
