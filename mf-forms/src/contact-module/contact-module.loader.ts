import { newFormSession } from '../form/form-session.ts';
import type { FormSession } from '../form/form-session.ts';

/** A content module with the contact form: opened with the page. */
export async function loader(): Promise<FormSession> {
  return newFormSession();
}
