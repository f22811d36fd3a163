import type { ConsentSignal } from 'shared-kit/domain/consent';
import type { ThirdParty } from '../../third-parties/third-party.ts';

/** Those of the third parties that a signal is about. */
export const partiesOf = (signal: ConsentSignal, parties: readonly ThirdParty[]): ThirdParty[] =>
  parties.filter(({ needs, follows = [] }) => [...needs, ...follows].includes(signal));
