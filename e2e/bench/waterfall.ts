/** What made the browser request a file (`Network.Initiator` of the DevTools protocol). */
interface Initiator {
  type: string;
  url?: string;
  stack?: StackTrace;
}

interface StackTrace {
  callFrames: { url: string }[];
  parent?: StackTrace;
}

export interface RecordedRequest {
  url: string;
  initiator: Initiator;
}

/**
 * Longest chain of requests of which each was discovered only after the previous one had arrived; the document alone is 1.
 * A file that is requested twice counts where it was first discovered: preloads shorten the chain.
 */
export function longestChain(document: string, requests: RecordedRequest[]): string[] {
  const chains = new Map([[document, [document]]]);
  for (const { url, initiator } of requests) {
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
