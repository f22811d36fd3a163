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
