import { useEffect, useState } from 'react';
import { createApiClient } from 'shared-kit/api-client';
import type { AddressList } from 'shared-kit/contracts/api/address';
import { useHost } from 'composer/host';

/** ms after the last letter. */
const PAUSE = 150;
const NOTHING: AddressList = { streets: [], towns: [] };

/** What the agency's site knows of an address that is being written; nothing while too little is written, or when no answer comes. */
export function useAddresses(query: { street: string } | { zip: string } | undefined): AddressList {
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
