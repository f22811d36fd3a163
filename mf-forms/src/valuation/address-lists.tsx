import { useEffect, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { createApiClient } from 'shared-kit/api-client';
import type { AddressList } from 'shared-kit/contracts/api/address';
import { useHost } from 'composer/host';
import type { FormValues } from '../form/form-description.ts';

const SHORTEST = 3;

/** Streets of the agency's own listings. The town is not filled in: others have streets of the same name. */
export function StreetList({ id }: { id: string }) {
  const street = useAddressForm().text('street').trim();
  const { streets } = useAddresses(street.length < SHORTEST ? undefined : { street });
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

/** ms after the last letter. */
const PAUSE = 150;
const NOTHING: AddressList = { streets: [], towns: [] };

/** What the agency's site knows of an address that is being written; nothing while too little is written, or when no answer comes. */
function useAddresses(query: { street: string } | { zip: string } | undefined): AddressList {
  const { language: lang } = useHost();
  const [found, setFound] = useState(NOTHING);
  const asked = query && JSON.stringify(query);
  useEffect(() => {
    if (!asked) return setFound(NOTHING);
    const asking = new AbortController();
    const { signal } = asking;
    const timer = setTimeout(() => {
      const wanted = { lang, ...(JSON.parse(asked) as { street: string }) };
      createApiClient({ baseUrl: '' })
        .get('findAddresses', { query: wanted, signal })
        .then(
          (answer) => signal.aborted || setFound(answer),
          () => undefined,
        );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [asked, lang]);
  return found;
}
