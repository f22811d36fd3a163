import type { ApiClient } from 'shared-kit/api-client';
import { ownerRefusal } from '../access/owner-refusal.ts';
import type { OwnerRefusal } from '../access/owner-refusal.ts';

/** Why a sign-in was refused, or whether a code is to follow. */
type SignInAnswer = { refusal: OwnerRefusal } | { refusal?: undefined; needsCode: boolean };

/** Signs in with the form's `email` and `password`; the session is a cookie that scripts cannot read. */
export async function sendSignIn(api: ApiClient, form: URLSearchParams): Promise<SignInAnswer> {
  const body = { email: form.get('email') ?? '', password: form.get('password') ?? '' };
  return api.send('signIn', { body }).then(
    ({ needsCode = false }) => ({ needsCode }),
    (error: unknown) => ({ refusal: ownerRefusal(error) }),
  );
}
