import type { Consent } from 'shared-kit/domain/consent';
import { FormattedMessage } from 'react-intl';
import { RemoteIntl } from 'shared-kit/host';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import type { ThirdParty } from '../../third-parties/third-party.ts';
import { useLazyMessages } from '../../third-parties/use-lazy-messages.ts';
import type { LazyMessages } from '../../third-parties/use-lazy-messages.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { ConsentSettings } from './consent-settings.tsx';
import type texts from './messages/en.json';

/** Both layers of the question. */
export interface ConsentDialogProps {
  /** The visitor has not chosen yet. */
  isAsked: boolean;
  areSettingsOpen: boolean;
  /** The choice is being put in force. */
  isSaving: boolean;
  isSaved: boolean;
  consent: Consent | undefined;
  /** Third parties that are configured. */
  parties: readonly ThirdParty[];
  onOpenSettings(open: boolean): void;
  onChoose(choice: Consent): void;
}

const MESSAGES: LazyMessages<keyof typeof texts> = {
  nl: () => import(/* webpackChunkName: 'consent-nl' */ './messages/nl.json'),
  fr: () => import(/* webpackChunkName: 'consent-fr' */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: 'consent-en' */ './messages/en.json'),
  de: () => import(/* webpackChunkName: 'consent-de' */ './messages/de.json'),
};

/** Asks the visitor what third parties may do (product C1–C3): a notice beside the page, and settings that open over it. */
export default function ConsentDialog(props: ConsentDialogProps) {
  const { isAsked, areSettingsOpen, isSaved } = props;
  const messages = useLazyMessages(MESSAGES);
  if (!messages) return null;
  return (
    <RemoteIntl messages={messages}>
      {isAsked && <ConsentNotice {...props} />}
      {areSettingsOpen && <ConsentSettings {...props} />}
      <VisuallyHidden>
        <span role="status">{isSaved && <FormattedMessage id="consent.saved" />}</span>
      </VisuallyHidden>
    </RemoteIntl>
  );
}
