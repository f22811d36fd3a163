import type { FieldFault } from 'shared-kit/forms/refusal';
import { longestText } from 'shared-kit/contracts/api/forms/fields-schema';
import { unprintable } from 'shared-kit/domain/printable-text';
import type { FormDescription } from '../form-description.ts';

/** A message and what it says of the value. */
interface FaultText {
  id: string;
  values?: { most: number; over: number } | { characters: string };
}

/** Message of a fault: the form's own, that of the field, that of a bound, or a general one. */
export function faultText(
  { faults, schema }: Pick<FormDescription, 'faults' | 'schema'>,
  name: string,
  fault: FieldFault,
  value: unknown,
  messages: object,
): FaultText {
  const own = faults?.[`${name}.${fault}`];
  if (own) return { id: own };
  const ofField = `fault.${name}.${fault}`;
  if (ofField in messages) return { id: ofField };
  if (fault === 'invalid' && /M(?:in|ax)$/.test(name))
    return { id: name.endsWith('Max') ? 'fault.range' : 'fault.number' };
  return { id: `fault.${fault}`, ...about(fault, String(value), longestText(schema, name)) };
}

function about(fault: FieldFault, typed: string, most = 0): Pick<FaultText, 'values'> {
  const text = typed.normalize('NFC').trim();
  if (fault === 'too-long') return { values: { most, over: Math.max(1, text.length - most) } };
  if (fault === 'unprintable') return { values: { characters: named(unprintable(text)) } };
  return {};
}

const MOST_NAMED = 10;

/** Characters as a visitor finds them in the text; what cannot be seen is named by its code. */
const named = (characters: readonly string[]): string =>
  characters
    .slice(0, MOST_NAMED)
    .map((character) =>
      /[\p{C}\p{Z}\p{M}]/u.test(character)
        ? `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
        : character,
    )
    .join(' ');
