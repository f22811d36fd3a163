import { defineRemote } from 'shared-kit/contracts/release';
import { usedLinks } from './src/links.ts';

/** The owner portal (product O1, O4): signing in, and own properties with their visits. It shows no part of another remote. */
export default defineRemote({
  name: 'mf-owner',
  exposes: {
    './SignInPage': './src/sign-in/sign-in.route.ts',
    './ForgottenPasswordPage': './src/forgotten-password/forgotten-password.route.ts',
    './NewPasswordPage': './src/new-password/new-password.route.ts',
    './PortalPage': './src/portal/portal.route.ts',
  },
  sharedMessages: ['property'],
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
      private: true,
    },
  ],
});
