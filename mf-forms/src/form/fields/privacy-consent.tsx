import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import { useHost } from 'shared-kit/host';

/** What the visitor agrees to (spec 5), with the way to the agency's privacy statement. */
export function PrivacyConsent() {
  const { pages } = useHost().site;
  const statement = (words: ReactNode) =>
    pages?.privacy ? (
      <a href={pages.privacy} target="_blank" rel="noopener">
        {words}
      </a>
    ) : (
      words
    );
  return <FormattedMessage id="field.privacy" values={{ statement }} />;
}
