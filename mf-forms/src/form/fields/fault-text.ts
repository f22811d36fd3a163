import type { FieldFault } from 'shared-kit/forms/refusal';
import type { FormDescription } from '../form-description.ts';

/** Message of a fault: the form's own, that of the field, that of a bound, or a general one. */
export function faultText(
  { faults }: Pick<FormDescription, 'faults'>,
  name: string,
  fault: FieldFault,
  messages: object,
): string {
  const own = faults?.[`${name}.${fault}`];
  if (own) return own;
  const ofField = `fault.${name}.${fault}`;
  if (ofField in messages) return ofField;
  if (fault === 'invalid' && /M(?:in|ax)$/.test(name))
    return name.endsWith('Max') ? 'fault.range' : 'fault.number';
  return `fault.${fault}`;
}
