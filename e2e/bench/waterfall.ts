/** What made the browser ask for a file, as the DevTools protocol tells it (`Network.Initiator`). */
export interface Initiator {
  type: string;
  url?: string;
  stack?: StackTrace;
}

interface StackTrace {
  callFrames: { url: string }[];
  parent?: StackTrace;
}

export interface Asked {
  url: string;
  initiator: Initiator;
}

/**
 * Longest chain of requests in which each was found only when the one before had arrived; the document alone is 1. A file
 * that is asked for twice counts where it was first found: preloads shorten the chain.
 */
export function longestChain(document: string, asked: Asked[]): string[] {
  const chains = new Map([[document, [document]]]);
  for (const { url, initiator } of asked) {
    if (chains.has(url)) continue;
    const found = chains.get(foundBy(initiator) ?? document) ?? [document];
    chains.set(url, [...found, url]);
  }
  return [...chains.values()].reduce((longest, chain) => (chain.length > longest.length ? chain : longest));
}

function foundBy({ url, stack }: Initiator): string | undefined {
  for (let trace = stack; trace; trace = trace.parent) {
    const frame = trace.callFrames.find((candidate) => candidate.url.startsWith('http'));
    if (frame) return frame.url;
  }
  return url;
}
