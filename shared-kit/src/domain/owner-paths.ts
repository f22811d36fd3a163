import type { Language } from './languages.ts';

/** Pages for owners (product A26): sign-in is `/login/` in every language, also below the language prefix. */
export type OwnerPage = 'signIn' | 'portal' | 'forgottenPassword' | 'newPassword';

/** Paths below the language prefix, without leading or trailing slash. */
export const OWNER_SEGMENTS: Record<OwnerPage, Record<Language, string>> = {
  signIn: { nl: 'login', fr: 'login', en: 'login', de: 'login' },
  portal: {
    nl: 'eigenaarsportaal',
    fr: 'espace-proprietaire',
    en: 'owner-portal',
    de: 'eigentuemerportal',
  },
  forgottenPassword: {
    nl: 'login/wachtwoord-vergeten',
    fr: 'login/mot-de-passe-oublie',
    en: 'login/forgotten-password',
    de: 'login/passwort-vergessen',
  },
  newPassword: {
    nl: 'login/nieuw-wachtwoord',
    fr: 'login/nouveau-mot-de-passe',
    en: 'login/new-password',
    de: 'login/neues-passwort',
  },
};

/** Public path of a page for owners. */
export function ownerPath(page: OwnerPage, language: Language): string {
  return `/${language}/${OWNER_SEGMENTS[page][language]}/`;
}
