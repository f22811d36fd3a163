import { createIntl } from 'react-intl';
import type { Language } from 'shared-kit/domain/languages';
import type { Text } from 'shared-kit/ui/text';
import { messagesOf } from './render-part.tsx';

/** Texts of this remote as its parts get them. A text that is missing throws. */
export function textIn(language: Language): Text {
  const intl = createIntl({
    locale: `${language}-BE`,
    messages: messagesOf(language),
    onError(error) {
      throw error;
    },
  });
  return (id, values) => intl.formatMessage({ id }, values);
}
