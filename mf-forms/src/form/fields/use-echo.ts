import { useEffect, useState } from 'react';
import { useHost } from 'composer/host';
import type { TextDescription } from '../form-description.ts';

/** What is written in a field, said otherwise; empty until its code is there, and where there is nothing to say. */
export function useEcho(echo: TextDescription['echo'], value: string): string {
  const { language } = useHost();
  const [said, setSaid] = useState({ value: '', text: '' });
  useEffect(() => {
    if (!echo || !value) return;
    let isCurrent = true;
    void echo(value, language).then(
      (text) => isCurrent && setSaid({ value, text }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [echo, value, language]);
  return said.value === value ? said.text : '';
}
