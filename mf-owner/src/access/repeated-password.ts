import type { OwnerRefusal } from './owner-refusal.tsx';

/** Why a new password is not taken that was repeated otherwise than it was chosen (product O14). */
export function repeatedWrong(form: URLSearchParams): OwnerRefusal | undefined {
  const repeated = form.get('repeatedPassword') ?? '';
  if (repeated === (form.get('newPassword') ?? '')) return undefined;
  return { kind: 'refused', faults: { repeatedPassword: repeated === '' ? 'required' : 'invalid' } };
}
