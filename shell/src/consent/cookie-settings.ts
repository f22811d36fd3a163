import { atom } from 'jotai';
import { useHost } from 'composer/host';

/** Whether the visitor looks at the cookie settings. */
export const settingsOpenAtom = atom(false);

/** Whether there is anything to agree to: without a third party nothing is asked. */
export const useHasThirdParties = (): boolean => useHost().site.thirdParties !== undefined;
