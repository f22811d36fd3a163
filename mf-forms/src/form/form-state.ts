import type { FormValues } from './form-values.ts';
import type { SendOutcome } from './send-form.ts';
import type { FieldFaults } from './wrong-fields.ts';

/** What the server says about a form that was sent without JavaScript: shown with what the visitor wrote. */
export interface FormAnswer {
  values: FormValues;
  faults: FieldFaults;
  outcome: Exclude<SendOutcome['kind'], 'accepted'>;
}
