import type { PageFile } from '../../contract/contract.ts';

/** Fetches a script and runs it. Resolves with its element; rejects when it does not come, or is not what its hash says. */
export const runScript = ({ href, integrity = '' }: PageFile) =>
  new Promise<HTMLScriptElement>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: href, integrity, async: true });
    script.addEventListener('load', () => resolve(script));
    script.addEventListener('error', () => reject(new Error(`${href} did not load`)));
    document.head.append(script);
  });
