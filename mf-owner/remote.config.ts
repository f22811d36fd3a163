import { defineRemote } from 'shared-kit/contracts/release';
import { usedLinks } from './src/links.ts';

/** The owner portal (product O1, O4): signing in, own properties with their statistics and history, the account. It shows no part of another remote. */
export default defineRemote({
  name: 'mf-owner',
  exposes: {
    './SignInPage': './src/sign-in/sign-in.route.ts',
    './ForgottenPasswordPage': './src/forgotten-password/forgotten-password.route.ts',
    './NewPasswordPage': './src/new-password/new-password.route.ts',
    './PortalPage': './src/portal/portal.route.ts',
    './HistoryPage': './src/history/history.route.ts',
    './AccountPage': './src/account/account.route.ts',
  },
  sharedMessages: ['property', 'navigation'],
  links: usedLinks,
  routes: [
    {
      id: 'sign-in',
      link: 'sign-in',
      originalPath: '/login/',
      paths: { nl: 'login', fr: 'login', en: 'login', de: 'login' },
      page: './SignInPage',
      private: true,
    },
    {
      id: 'forgotten-password',
      link: 'forgotten-password',
      originalPath: '/forgot-password/',
      paths: {
        nl: 'login/wachtwoord-vergeten',
        fr: 'login/mot-de-passe-oublie',
        en: 'login/forgotten-password',
        de: 'login/passwort-vergessen',
      },
      page: './ForgottenPasswordPage',
      private: true,
    },
    {
      id: 'new-password',
      link: 'new-password',
      // Mails lead there, in the owner's language: /fr/new-password/.
      originalPath: '/new-password/',
      paths: {
        nl: 'login/nieuw-wachtwoord',
        fr: 'login/nouveau-mot-de-passe',
        en: 'login/new-password',
        de: 'login/neues-passwort',
      },
      page: './NewPasswordPage',
      private: true,
    },
    {
      id: 'portal',
      link: 'owner',
      originalPath: '/owner/',
      paths: {
        nl: 'eigenaarsportaal',
        fr: 'espace-proprietaire',
        en: 'owner-portal',
        de: 'eigentuemerportal',
      },
      page: './PortalPage',
      query: ['property'],
      private: true,
    },
    {
      id: 'history',
      link: 'owner-history',
      originalPath: '/owner/history/',
      paths: {
        nl: 'eigenaarsportaal/geschiedenis',
        fr: 'espace-proprietaire/historique',
        en: 'owner-portal/history',
        de: 'eigentuemerportal/verlauf',
      },
      page: './HistoryPage',
      query: ['property', 'type', 'period', 'page'],
      private: true,
    },
    {
      id: 'account',
      link: 'owner-account',
      originalPath: '/owner/account/',
      paths: {
        nl: 'eigenaarsportaal/account',
        fr: 'espace-proprietaire/compte',
        en: 'owner-portal/account',
        de: 'eigentuemerportal/konto',
      },
      page: './AccountPage',
      query: ['notice'],
      private: true,
    },
  ],
});
