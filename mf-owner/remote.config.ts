import { defineRemote } from 'shared-kit/contracts/release';
import { OWNER_SEGMENTS } from 'shared-kit/domain/owner-paths';

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
  routes: [
    { id: 'sign-in', originalPath: '/login/', paths: OWNER_SEGMENTS.signIn, page: './SignInPage' },
    {
      id: 'forgotten-password',
      originalPath: '/forgot-password/',
      paths: OWNER_SEGMENTS.forgottenPassword,
      page: './ForgottenPasswordPage',
    },
    { id: 'new-password', paths: OWNER_SEGMENTS.newPassword, page: './NewPasswordPage' },
    { id: 'portal', originalPath: '/owner/', paths: OWNER_SEGMENTS.portal, page: './PortalPage' },
  ],
});
