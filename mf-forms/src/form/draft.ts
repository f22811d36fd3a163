import { draftKey, noteWaitingForm } from 'shared-kit/forms/waiting-form';
import type { FormValues } from './form-description.ts';

/** An unsent form: it survives a failed submission and a reload, in this tab only. */
export interface Draft {
  values: FormValues;
  /** What the fields held at first. */
  initial: FormValues;
  key: string;
  /** The visitor wants it sent as soon as the browser is online again. */
  isWaiting?: boolean;
}

/** Undefined when there is none, or storage is not accessible. */
export function readDraft(name: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(draftKey(name));
    return text ? (JSON.parse(text) as Draft) : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey(name), JSON.stringify(draft));
  } catch {
    // Storage is full or not accessible: the form works without a draft.
  }
}

export function dropDraft(name: string): void {
  noteWaitingForm(name, false);
  try {
    sessionStorage.removeItem(draftKey(name));
  } catch {
    // Storage is not accessible, so there is no draft to remove.
  }
}
