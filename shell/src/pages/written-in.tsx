import { FormattedMessage } from 'react-intl';
import type { Language } from 'shared-kit/domain/languages';

/** Says that a text is in another language than the page. */
export function WrittenIn({ language }: { language: Language }) {
  return <FormattedMessage id={`content.writtenIn.${language}`} />;
}
