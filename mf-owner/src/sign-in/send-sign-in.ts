import { ownerRefusal } from '../access/owner-refusal.ts';
import type { SendForm } from '../access/use-owner-form.ts';

/** Signs in with the form's `email` and `password`; the session is a cookie that scripts cannot read. */
export const sendSignIn: SendForm = async (api, form) => {
  const body = { email: form.get('email') ?? '', password: form.get('password') ?? '' };
  return api.send('signIn', { body }).then(() => undefined, ownerRefusal);
};
