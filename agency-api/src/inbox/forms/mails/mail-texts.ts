import type { Language } from 'shared-kit/domain/languages';
import type { FormMailTexts } from './form-mail-texts.ts';
import { de } from './texts-de.ts';
import { en } from './texts-en.ts';
import { fr } from './texts-fr.ts';
import { nl } from './texts-nl.ts';

/** Texts that the mails of all forms have. */
export const MAIL_TEXTS: Record<Language, FormMailTexts> = { nl, fr, en, de };
