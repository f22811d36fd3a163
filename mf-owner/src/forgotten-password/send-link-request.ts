import { refusal } from '../access/form-fault.ts';
import type { SendForm } from '../access/use-owner-form.ts';

/** Asks for a link by mail. Whether the e-mail is known is not told. */
export const sendLinkRequest: SendForm = async (api, form) => {
  const email = form.get('email') ?? '';
  try {
    await api.send('requestPasswordReset', { body: { email } });
    return undefined;
  } catch (error) {
    return refusal(error, email);
  }
};
