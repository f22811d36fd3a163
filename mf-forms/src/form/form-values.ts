import { CONTACT_PREFERENCES, TITLES } from 'shared-kit/contracts/api/forms';
import type { ContactFields } from 'shared-kit/contracts/api/forms';

/** Values of the form: the contract's fields, where consent may still be false. */
export type FormValues = Omit<ContactFields, 'privacy'> & { privacy: boolean };

export const EMPTY_FORM: FormValues = {
  title: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  number: '',
  box: '',
  zip: '',
  city: '',
  remark: '',
  timeSlots: [],
  preference: '',
  newsletter: false,
  privacy: false,
};

/** Values of a form sent without JavaScript, where an unchecked box is absent. */
export function valuesOf(form: URLSearchParams): FormValues {
  const text = (name: string) => form.get(name) ?? '';
  return {
    title: oneOf(TITLES, text('title')),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    street: text('street'),
    number: text('number'),
    box: text('box'),
    zip: text('zip'),
    city: text('city'),
    remark: text('remark'),
    timeSlots: form.getAll('timeSlots'),
    preference: oneOf(CONTACT_PREFERENCES, text('preference')),
    newsletter: form.has('newsletter'),
    privacy: form.has('privacy'),
  };
}

function oneOf<Value extends string>(values: readonly Value[], value: string): Value | '' {
  return values.find((known) => known === value) ?? '';
}
