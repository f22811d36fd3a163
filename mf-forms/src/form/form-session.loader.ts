import { newFormSession } from './form-session.ts';
import type { FormSession } from './form-session.ts';

/** A page or module that is a form and nothing more: opened with the page. */
export async function loader(): Promise<FormSession> {
  return newFormSession();
}
