import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/** Empties a field whose value is not offered any more: what was kept in the browser may have gone by since. */
export function useStillOffered(name: string, isOffered: boolean): void {
  const form = useForm();
  useEffect(() => {
    if (!isOffered) form.change(name, '');
  }, [form, name, isOffered]);
}
