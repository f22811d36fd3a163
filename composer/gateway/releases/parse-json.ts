import type * as z from 'zod';
import { OperatorError } from '../../server/operator-error.ts';

/** A file of the release store is not what was written; the message says where, and what helps. */
export class DamagedFile extends OperatorError {
  override name = 'DamagedFile';
}

/**
 * Reads JSON by a schema. `fault` says at which line and column it is no JSON, or which fields are wrong, without control characters: who
 * can write the file could write to a terminal.
 */
export function parseJson<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): { data: z.infer<Schema>; fault?: undefined } | { fault: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const lines = text.slice(0, soundLength(text)).split('\n');
    return { fault: `no JSON at line ${lines.length}, column ${lines.at(-1)!.length + 1}` };
  }
  const { success, data, error } = schema.safeParse(json);
  if (success) return { data };
  const faults = error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`);
  return {
    fault: faults
      .join('; ')
      .replaceAll(/\p{Cc}/gu, ' ')
      .slice(0, 1_000),
  };
}

/** Characters of a text, that is no JSON, before the one at which it cannot go on. V8 does not tell for every fault. */
function soundLength(text: string): number {
  let [sound, faulty] = [0, text.length + 1];
  while (faulty - sound > 1) {
    const middle = Math.floor((sound + faulty) / 2);
    if (canGoOn(text.slice(0, middle))) sound = middle;
    else faulty = middle;
  }
  return sound;
}

/** Whether a text is JSON, or no JSON at its very end only. */
function canGoOn(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as SyntaxError;
    return message.includes('end of JSON input') || message.includes(`at position ${text.length} `);
  }
}
