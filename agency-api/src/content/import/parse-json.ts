import { parseDocument } from 'yaml';
import type { ContentFault } from './content-faults.ts';

/** The value of a JSON text, or the fault with its line. */
export function parseJson(file: string, text: string): { value: unknown } | { fault: ContentFault } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const { message } = error as Error;
    const line = Number(/\(line (\d+) column \d+\)/.exec(message)?.[1]) || lineOfFault(text);
    return { fault: { file, line, rule: `is not JSON: ${message.split('\n')[0]}` } };
  }
}

/** Some messages of JSON.parse tell no position; the reader of YAML, which JSON is too, knows it. */
const lineOfFault = (text: string): number =>
  parseDocument(text).errors[0]?.linePos?.[0].line ?? text.split('\n').length;
