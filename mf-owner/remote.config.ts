import { defineRemote } from 'composer/contract';
import { usedLinks } from './src/links.ts';

/** The owner portal (product O1, O4): signing in, own properties with their statistics and history, the account. It shows no part of another remote. */
export default defineRemote({
  name: 'mf-owner',
  budget: 70_000,
  sharedMessages: ['property', 'navigation', 'files'],
  links: usedLinks,
  pages: {
    SignInPage: {
      code: './src/sign-in/sign-in.route.ts',
      fixture: { data: { returnPath: '/fr/' } },
      hydrate: 'interaction',
      private: true,
      routes: [
        {
          link: 'sign-in',
          originalPaths: ['/login/'],
          paths: { nl: 'login', fr: 'login', en: 'login', de: 'login' },
        },
      ],
    },
    SignInCodePage: {
      code: './src/sign-in-code/sign-in-code.route.ts',
      query: ['with'],
      private: true,
      routes: [
        {
          link: 'sign-in-code',
          originalPaths: ['/login/code/'],
          paths: { nl: 'login/code', fr: 'login/code', en: 'login/code', de: 'login/code' },
        },
      ],
    },
    ForgottenPasswordPage: {
      code: './src/forgotten-password/forgotten-password.route.ts',
      hydrate: 'interaction',
      private: true,
      routes: [
        {
          link: 'forgotten-password',
          originalPaths: ['/forgot-password/'],
          paths: {
            nl: 'login/wachtwoord-vergeten',
            fr: 'login/mot-de-passe-oublie',
            en: 'login/forgotten-password',
            de: 'login/passwort-vergessen',
          },
        },
      ],
    },
    NewPasswordPage: {
      code: './src/new-password/new-password.route.ts',
      private: true,
      routes: [
        // Mails lead there, in the owner's language: /fr/new-password/.
        {
          link: 'new-password',
          originalPaths: ['/new-password/'],
          paths: {
            nl: 'login/nieuw-wachtwoord',
            fr: 'login/nouveau-mot-de-passe',
            en: 'login/new-password',
            de: 'login/neues-passwort',
          },
        },
      ],
    },
    EmailLinkPage: {
      code: './src/email-link/email-link.route.ts',
      private: true,
      routes: [
        // Mails lead to both.
        {
          link: 'confirm-email',
          originalPaths: ['/new-email/'],
          paths: {
            nl: 'login/nieuw-e-mailadres',
            fr: 'login/nouvelle-adresse',
            en: 'login/new-address',
            de: 'login/neue-adresse',
          },
        },
        {
          link: 'undo-email',
          originalPaths: ['/new-email/undo/'],
          paths: {
            nl: 'login/nieuw-e-mailadres/ongedaan-maken',
            fr: 'login/nouvelle-adresse/annuler',
            en: 'login/new-address/undo',
            de: 'login/neue-adresse/rueckgaengig',
          },
        },
      ],
    },
    PortalPage: {
      code: './src/portal/portal.route.ts',
      query: ['property'],
      private: true,
      routes: [
        {
          id: 'portal',
          link: 'owner',
          originalPaths: ['/owner/'],
          paths: {
            nl: 'eigenaarsportaal',
            fr: 'espace-proprietaire',
            en: 'owner-portal',
            de: 'eigentuemerportal',
          },
        },
      ],
    },
    HistoryPage: {
      code: './src/history/history.route.ts',
      query: ['property', 'type', 'period', 'page'],
      private: true,
      routes: [
        {
          id: 'history',
          link: 'owner-history',
          originalPaths: ['/owner/history/'],
          paths: {
            nl: 'eigenaarsportaal/geschiedenis',
            fr: 'espace-proprietaire/historique',
            en: 'owner-portal/history',
            de: 'eigentuemerportal/verlauf',
          },
        },
      ],
    },
    AccountPage: {
      code: './src/account/account.route.ts',
      query: ['notice'],
      private: true,
      routes: [
        {
          id: 'account',
          link: 'owner-account',
          originalPaths: ['/owner/account/'],
          paths: {
            nl: 'eigenaarsportaal/account',
            fr: 'espace-proprietaire/compte',
            en: 'owner-portal/account',
            de: 'eigentuemerportal/konto',
          },
        },
      ],
    },
    SecondFactorPage: {
      code: './src/second-factor/second-factor.route.ts',
      private: true,
      routes: [
        {
          id: 'second-factor',
          link: 'owner-second-factor',
          originalPaths: ['/owner/account/two-step/'],
          paths: {
            nl: 'eigenaarsportaal/account/twee-stappen',
            fr: 'espace-proprietaire/compte/deux-etapes',
            en: 'owner-portal/account/two-step',
            de: 'eigentuemerportal/konto/zwei-schritte',
          },
        },
      ],
    },
  },
});
