import type { Language } from 'shared-kit/domain/languages';
import { ownerRefusal } from '../access/owner-refusal.tsx';
import { repeatedWrong } from '../access/password-field.tsx';
import type { SendForm } from '../access/use-owner-form.ts';

/** Changes the password with the present one. */
export const sendPasswordChange: SendForm = async (api, form) => {
  const refusal = repeatedWrong(form);
  if (refusal) return refusal;
  const body = { password: form.get('password') ?? '', newPassword: form.get('newPassword') ?? '' };
  return api.send('changePassword', { body }).then(() => undefined, ownerRefusal);
};

/** Asks for another e-mail to sign in with; the mails are in the language of the page. */
export const sendEmailChange =
  (lang: Language): SendForm =>
  async (api, form) => {
    const body = {
      email: form.get('newEmail') ?? '',
      password: form.get('password') ?? '',
      code: form.get('code') ?? '',
      lang,
    };
    return api.send('changeEmail', { body }).then(() => undefined, ownerRefusal);
  };

/** Ends the session that the form names in `session`. */
export const sendSessionEnd: SendForm = async (api, form) => {
  const body = { session: form.get('session') ?? '' };
  return api.send('endSession', { body }).then(() => undefined, ownerRefusal);
};

/** Ends all sessions but this one. */
export const sendSignOutElsewhere: SendForm = async (api) =>
  api.send('signOutElsewhere', { body: {} }).then(() => undefined, ownerRefusal);

/** Begins or ends the weekly summary, as the form's `summary` says: `yes` or `no`. */
export const sendSummaryChoice: SendForm = async (api, form) => {
  const body = { isWanted: form.get('summary') === 'yes' };
  return api.send('changeOwnerSummary', { body }).then(() => undefined, ownerRefusal);
};
