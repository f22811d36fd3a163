/** ms for one attempt: a request that hangs is as good as none. */
const DEADLINE = 5_000;

/** The server answered that it does not have the file: something else is live. */
export class FileGone extends Error {}

/** The JSON of a file of the page. */
export async function fetchFile<Data>(file: string): Promise<Data> {
  const response = await fetch(file, { signal: AbortSignal.timeout(DEADLINE) });
  if (!response.ok) throw new FileGone(`${file}: ${response.status}`);
  return response.json() as Promise<Data>;
}
