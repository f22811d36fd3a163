import type { PageFile } from '../../contract/contract.ts';

/** ms for one attempt: a request that hangs is as good as none; one on a slow line, beside the code of the page, does not hang. */
const DEADLINE = 20_000;

/** The server answered that it does not have the file: something else is live. */
export class FileGone extends Error {}

/** The JSON of a file of the page. */
export const fetchFile = async <Data>(file: string): Promise<Data> =>
  (await answered(file)).json() as Promise<Data>;

/**
 * The JSON of a file whose name says what is in it; rejects when that is something else.
 * @param hash SHA-256 of the file in base64url
 */
export async function fetchCheckedFile<Data>(file: string, hash: string): Promise<Data> {
  const bytes = await (await answered(file)).arrayBuffer();
  if (!(await matchesHash(bytes, hash))) throw new Error(`${file} is not what its name says`);
  return JSON.parse(new TextDecoder().decode(bytes)) as Data;
}

async function answered(file: string): Promise<Response> {
  const response = await fetch(file, { signal: AbortSignal.timeout(DEADLINE) });
  if (!response.ok) throw new FileGone(`${file}: ${response.status}`);
  return response;
}

/** Browsers compute hashes on secure origins only; elsewhere any content is taken. */
async function matchesHash(bytes: ArrayBuffer, hash: string): Promise<boolean> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return true;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  const text = btoa(String.fromCharCode(...digest));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace('=', '') === hash;
}

/**
 * Fetches scripts and runs them, each once; one that does not come is asked for again. Rejects when it still does not come: the page
 * stays as it was sent.
 */
export async function runScripts(files: readonly PageFile[]): Promise<void> {
  await Promise.all(files.map((file) => severalTimes(() => runScript(file))));
}

/** Fetches a script and runs it. Resolves with its element; rejects when it does not come, or is not what its hash says. */
export const runScript = ({ href, integrity = '' }: PageFile) =>
  new Promise<HTMLScriptElement>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: href, integrity, async: true });
    script.addEventListener('load', () => resolve(script));
    script.addEventListener('error', () => reject(new Error(`${href} did not load`)));
    document.head.append(script);
  });

/** Pauses before the second and the third attempt, in ms. */
const PAUSES = [200, 1_000];

/**
 * Does work again when it fails, after a pause; rejects as the last attempt did.
 * @param isFinal whether an error will be the same the next time
 */
export async function severalTimes<Result>(
  work: () => Promise<Result>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<Result> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (isFinal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
}
