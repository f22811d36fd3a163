import type { Consent } from 'shared-kit/domain/consent';
import type { ThirdParty } from '../../third-parties/third-party.ts';

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
