import type { FormValues } from './form-values.ts';

/** A form that was begun: it outlives a failed send and a reload, in this tab only. */
export interface Draft {
  values: FormValues;
  key: string;
}

const storageKey = (name: string) => `facade.form.${name}`;

/** Undefined when there is none, or storage is closed to us. */
export function readDraft(name: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(storageKey(name));
    return text ? (JSON.parse(text) as Draft) : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(draft));
  } catch {
    // Full or closed storage: the form works without.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(storageKey(name));
  } catch {
    // Nothing was kept then.
  }
}
