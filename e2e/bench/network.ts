import type { CDPSession } from '@playwright/test';

/** A request of the browser with its transfer size. */
export interface Transfer extends RecordedRequest {
  /** Resource type of the DevTools protocol: Document, Script, Stylesheet… */
  type: string | undefined;
  /** Bytes of the encoded body; 0 until it has arrived, or when it came from a cache. */
  bytes: number;
  /** Fetched ahead, when the network is idle (`rel=prefetch`). */
  isAhead: boolean;
}

/** Records the requests of a page from now on in a list. */
export async function watchNetwork(session: CDPSession): Promise<Transfer[]> {
  const all: Transfer[] = [];
  const underWay = new Map<string, Transfer>();
  const headers = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    if (!request.url.startsWith('http')) return;
    const isAhead = request.initialPriority === 'VeryLow';
    const transfer = { url: request.url, initiator, type, bytes: 0, isAhead };
    all.push(transfer);
    underWay.set(requestId, transfer);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = underWay.get(requestId);
    if (transfer) transfer.bytes = Math.max(encodedDataLength - (headers.get(requestId) ?? 0), 0);
  });
  await session.send('Network.enable');
  return all;
}

export const sum = (transfers: readonly Transfer[]) =>
  transfers.reduce((total, { bytes }) => total + bytes, 0);

/** The app whose release a file belongs to: "shell", "mf-search"; undefined for pages, pictures and the like. */
export const parseApp = ({ url }: RecordedRequest) => /\/remotes\/([^/]+)\//.exec(url)?.[1];

export function bytesByApp(transfers: readonly Transfer[]): Record<string, number> {
  const groups = Object.groupBy(transfers, (transfer) => parseApp(transfer) ?? 'other');
  return Object.fromEntries(Object.entries(groups).map(([app, group]) => [app, sum(group!)]));
}

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

interface RecordedRequest {
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
