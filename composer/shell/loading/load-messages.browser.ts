import type { Messages, PageFile } from '../../contract/contract.ts';
import { runScript } from './fetch-files.browser.ts';

interface MessageScript extends HTMLScriptElement {
  messages?: Messages;
}

const loading = new Map<string, Promise<Messages>>();

/** Fetches and runs a script with translations, once; one that does not come is asked for again by the next who needs it. */
export function loadMessages(file: PageFile | undefined): Promise<Messages> {
  if (!file)
    return Promise.reject(new Error('The release names no translations in the language of the page'));
  const known = loading.get(file.href) ?? fetchMessages(file);
  loading.set(file.href, known);
  known.catch(() => loading.delete(file.href));
  return known;
}

async function fetchMessages(file: PageFile): Promise<Messages> {
  const { messages }: MessageScript = await runScript(file);
  if (!messages) throw new Error(`${file.href} has no translations`);
  return messages;
}
