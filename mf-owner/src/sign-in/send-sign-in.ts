import { refusal } from '../access/form-fault.ts';
import type { SendForm } from '../access/use-owner-form.ts';

/** Signs in with the form's `email` and `password`; the session is a cookie that scripts cannot read. */
export const sendSignIn: SendForm = async (api, form) => {
  const email = form.get('email') ?? '';
  try {
    await api.send('signIn', { body: { email, password: form.get('password') ?? '' } });
    return undefined;
  } catch (error) {
    return refusal(error, email);
  }
};
