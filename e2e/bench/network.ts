import type { CDPSession } from '@playwright/test';
import type { RecordedRequest } from './waterfall.ts';

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
