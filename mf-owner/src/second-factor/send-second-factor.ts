import type { ApiClient } from 'shared-kit/api-client';
import { ownerRefusal, type OwnerRefusal } from '../access/owner-refusal.tsx';
import type { SendForm } from '../access/use-owner-form.ts';

/** Makes the key that the page of the second factor shows. */
export const sendSecondFactorBegin: SendForm = async (api) =>
  api.send('beginSecondFactor', { body: {} }).then(() => undefined, ownerRefusal);

/** Turns it off with the form's `password` and `code`. */
export const sendSecondFactorOff: SendForm = async (api, form) =>
  api.send('turnOffSecondFactor', { body: passwordAndCode(form) }).then(() => undefined, ownerRefusal);

/** The recovery codes of a second factor that is on now, or why it is not. */
type SecondFactorOn =
  { refusal: OwnerRefusal; recoveryCodes?: undefined } | { refusal?: undefined; recoveryCodes: string[] };

/** Turns it on with the form's `password` and `code`. */
export async function sendSecondFactorOn(api: ApiClient, form: URLSearchParams): Promise<SecondFactorOn> {
  return api.send('turnOnSecondFactor', { body: passwordAndCode(form) }).then(
    ({ recoveryCodes }) => ({ recoveryCodes }),
    (error: unknown) => ({ refusal: ownerRefusal(error) }),
  );
}

const passwordAndCode = (form: URLSearchParams) => ({
  password: form.get('password') ?? '',
  code: form.get('code') ?? '',
});
