import type { Language } from 'shared-kit/domain/languages';
import type { Text } from 'shared-kit/ui/text';
import { intlIn } from './render-part.tsx';

/** Texts of this remote as its parts get them. A text that is missing throws. */
export function textIn(language: Language): Text {
  const intl = intlIn(language);
  return (id, values) => intl.formatMessage({ id }, values);
}
