import { atom } from 'jotai';
import type { Consent } from '../domain/consent.ts';
import type { DeviceClass } from '../domain/device-class.ts';
import type { Language } from '../domain/languages.ts';

/** State that remotes share (product F18); nothing else is global. */

/** Language of the page, set by the shell from the address. */
export const languageAtom = atom<Language>('fr');

/** Only for behaviour that differs by device; layout is CSS (product F17). */
export const deviceClassAtom = atom<DeviceClass>('desktop');

/** Whether the top of the page, where the top bar is, is on screen (product F18). The shell's header sets it. */
export const topBarVisibleAtom = atom(true);

/**
 * What the visitor has agreed to (product C9); undefined while no choice is stored, which means nothing. The shell sets it in the
 * browser, on sites that have a third party configured.
 */
export const consentAtom = atom<Consent | undefined>(undefined);

export { savedHomesAtom, useSavedHomes } from './saved-homes.ts';
