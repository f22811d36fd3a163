import { atom } from 'jotai';
import type { DeviceClass } from '../domain/device-class.ts';
import type { Language } from '../domain/languages.ts';

/** State that remotes share (product F18); nothing else is global. */

/** Language of the page, set by the shell from the address. */
export const languageAtom = atom<Language>('fr');

/** Only for behaviour that differs by device; layout is CSS (product F17). */
export const deviceClassAtom = atom<DeviceClass>('desktop');

/** Whether the top bar is on screen (product F18). Neither set nor read yet. */
export const topBarVisibleAtom = atom(true);
