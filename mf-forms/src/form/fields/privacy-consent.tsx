import { FormattedMessage } from 'react-intl';
import type { ReactNode } from 'react';
import { useHost } from 'composer/host';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';

/** Consent to the agency's privacy statement (product V7). The statement opens in a new tab, so that the form stays open. */
export function PrivacyConsent({ message = 'field.privacy' }: { message?: string | undefined }) {
  const { href, site } = useHost();
  const privacy = site.pages?.includes('privacy') && href('privacy');
  if (!privacy) return <FormattedMessage id={message} values={WITHOUT_LINK} />;
  const statement = (words: ReactNode) => (
    <a href={privacy} target="_blank" rel="noopener">
      {words}
    </a>
  );
  const newTab = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;
  return <FormattedMessage id={message} values={{ statement, newTab }} />;
}

const WITHOUT_LINK = { statement: (words: ReactNode) => words, newTab: () => null };
