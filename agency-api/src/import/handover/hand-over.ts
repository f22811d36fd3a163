import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ContentBundle } from '../../content/import/content-bundle.ts';
import type { FeedFile, ImportMessages } from '../import-file.ts';
import { isSame, proofOf, readAccess, type ImportAccess } from './access-file.ts';
import { answerLineSchema, CONTENT_PATH, FEED_PATH, PROOF_PATH } from './import-messages.ts';

/** The running API of this data folder; undefined when none runs, or another program uses its port now. */
export async function findRunningApi(dataFolder: string): Promise<ImportAccess | undefined> {
  const access = await readAccess(dataFolder);
  if (!access) return undefined;
  const nonce = randomBytes(16).toString('base64url');
  try {
    const response = await fetch(`http://127.0.0.1:${access.port}${PROOF_PATH}?nonce=${nonce}`);
    return isSame(await response.text(), proofOf(access.token, nonce)) ? access : undefined;
  } catch {
    return undefined;
  }
}

/** Lets a running API load a file; returns whether it was loaded. Closing the connection cancels the import. */
export function handOver(
  access: ImportAccess,
  { bytes, options }: FeedFile,
  messages: ImportMessages,
): Promise<boolean> {
  const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));
  return send(access, { path: `${FEED_PATH}?${query}`, bytes }, messages);
}

/** Lets a running API import a content folder; returns whether it is the content now. */
export function handOverContent(
  access: ImportAccess,
  bundle: ContentBundle,
  messages: ImportMessages,
): Promise<boolean> {
  return send(access, { path: CONTENT_PATH, bytes: [Buffer.from(JSON.stringify(bundle))] }, messages);
}

async function send(
  { port, token }: ImportAccess,
  { path, bytes }: { path: string; bytes: AsyncIterable<Uint8Array> | Uint8Array[] },
  messages: ImportMessages,
): Promise<boolean> {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    agent: false,
  });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  let sendFailure: unknown;
  // The API may refuse a feed before all of it is sent: the response is used, and the error of the unsent rest ignored.
  pipeline(Readable.from(bytes), outgoing).catch((error: unknown) => (sendFailure = error));
  try {
    const [response] = await answered;
    return await readAnswer(response, messages);
  } catch (error) {
    const { message } = (sendFailure ?? error) as Error;
    messages.problem(`cannot be handed over (${message}); import it again: doing so twice changes nothing`);
    return false;
  } finally {
    outgoing.destroy();
  }
}

async function readAnswer(response: IncomingMessage, messages: ImportMessages): Promise<boolean> {
  for await (const text of linesOf(response)) {
    const line = answerLineSchema.parse(JSON.parse(text));
    if ('isLoaded' in line) return line.isLoaded;
    if ('done' in line) messages.done(line.done);
    else messages.problem(line.problem);
  }
  throw new Error(`the API answered ${response.statusCode} without a result`);
}

/** Not readline, which ignores errors of the connection. */
async function* linesOf(response: IncomingMessage): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of response.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}
