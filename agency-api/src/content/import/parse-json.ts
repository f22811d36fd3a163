import type { ContentFault } from './content-faults.ts';

/** The value of a JSON text, or the fault with its line. */
export function parseJson(file: string, text: string): { value: unknown } | { fault: ContentFault } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const { message } = error as Error;
    const line = /\(line (\d+) column \d+\)/.exec(message)?.[1];
    return {
      fault: { file, line: line ? Number(line) : text.split('\n').length, rule: `is not JSON: ${message}` },
    };
  }
}
