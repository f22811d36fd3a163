import type { Language } from 'shared-kit/domain/languages';
import { DUTCH } from './nl/dutch-voice.ts';
import { ENGLISH } from './en/english-voice.ts';
import { FRENCH } from './fr/french-voice.ts';
import { GERMAN } from './de/german-voice.ts';
import type { Voice } from './voice.ts';

export const VOICES: Record<Language, Voice> = { fr: FRENCH, nl: DUTCH, en: ENGLISH, de: GERMAN };
