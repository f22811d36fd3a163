import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { valuesOf } from './form-values.ts';
import type { FormValues } from './form-values.ts';

/**
 * What stood in the fields when scripts took the form over: a visitor writes as soon as the page is there, and React would put its
 * own values in place of theirs. A layout effect is the last moment at which the markup is as the visitor left it.
 */
export function useTypedBefore(form: RefObject<HTMLFormElement | null>): RefObject<FormValues | undefined> {
  const typed = useRef<FormValues>(undefined);
  useLayoutEffect(() => {
    typed.current = valuesOf(fieldsOf(form.current!));
  }, [form]);
  return typed;
}

/** Fields as a form without JavaScript would send them; this one has no files. */
function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(fields);
}
