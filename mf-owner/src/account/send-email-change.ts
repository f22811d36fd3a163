import type { Language } from 'shared-kit/domain/languages';
import { ownerRefusal } from '../access/owner-refusal.ts';
import type { SendForm } from '../access/use-owner-form.ts';

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
