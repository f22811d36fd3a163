import type { VisitorFormAnswer } from './send-form.ts';

/** Props of a page that is a form. */
export interface FormPageProps<Data = null> {
  data: Data;
  /** The server's response to the form, sent without JavaScript. */
  actionData?: VisitorFormAnswer | undefined;
}
