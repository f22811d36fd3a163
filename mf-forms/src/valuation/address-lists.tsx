import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { FormValues } from '../form/form-description.ts';
import { useAddresses } from './use-addresses.ts';

const SHORTEST = 3;

/** Streets of the agency's own listings. One that is chosen fills its town in, if there is none yet. */
export function StreetList({ id }: { id: string }) {
  const { form, text } = useAddressForm();
  const street = text('street');
  const { streets } = useAddresses(street.trim().length < SHORTEST ? undefined : { street });
  useEffect(() => {
    const meant = streets.filter(({ name }) => name === street);
    const { zip, city } = form.getState().values;
    if (meant.length !== 1 || zip || city) return;
    form.change('zip', meant[0]!.zip);
    form.change('city', meant[0]!.city);
  }, [form, street, streets]);
  return (
    <datalist id={id} hidden>
      {streets.map(({ name, zip, city }) => (
        <option key={`${name} ${zip} ${city}`} value={name} label={`${name}, ${zip} ${city}`} />
      ))}
    </datalist>
  );
}

/** The places of the postal code that is written; the only one is filled in. */
export function TownList({ id }: { id: string }) {
  const { form, text } = useAddressForm();
  const zip = text('zip').trim();
  const { towns } = useAddresses(/^\d{4}$/.test(zip) ? { zip } : undefined);
  // Once for each postal code: a town that the visitor takes out stays out.
  useEffect(() => {
    if (towns.length === 1 && !form.getState().values.city) form.change('city', towns[0]!);
  }, [form, towns]);
  return (
    <datalist id={id} hidden>
      {towns.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

function useAddressForm() {
  const form = useForm<FormValues>();
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  return { form, text: (name: string) => String(values[name] ?? '') };
}
