import type { Consent, ConsentSignal } from 'shared-kit/domain/consent';
import type { ThirdParty } from '../../third-parties/third-party.ts';
import { FormattedMessage } from 'react-intl';
import { targetHref, useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';

/** What both layers of the question ask, and how they answer. */
export interface ConsentQuestion {
  /** The choice is being put in force. */
  isSaving: boolean;
  consent: Consent | undefined;
  /** Third parties that are configured. */
  parties: readonly ThirdParty[];
  onOpenSettings(open: boolean): void;
  onChoose(choice: Consent): void;
}

/** Those of the third parties that a signal is about. */
export const listParties = (signal: ConsentSignal, parties: readonly ThirdParty[]): ThirdParty[] =>
  parties.filter(({ needs, follows = [] }) => [...needs, ...follows].includes(signal));

const POLICY = 'cookies';

/** The way to the cookie policy, where the agency has one. */
export function PolicyLink({ className }: { className?: string }) {
  const { site, href } = useHost();
  if (!site.pages?.includes(POLICY)) return null;
  return (
    <Link className={className} to={targetHref(href, { page: POLICY })}>
      <FormattedMessage id="consent.policy" />
    </Link>
  );
}
