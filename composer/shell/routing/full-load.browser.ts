import type { ExposeRef } from '../../contract/contract.ts';
import { fault } from './load-fault.ts';

/** Where the visitor is going, told what is missing, or nowhere; set by the browser's entry. */
let destination: (missing?: ExposeRef) => string | undefined = () => location.href;

export const onFullLoad = (answer: typeof destination) => {
  destination = answer;
};

/**
 * Opens the page that the visitor asked for by a full load; never resolves, so that nothing is shown in between. Rejects where there is no line: the browser
 * would show a page of its own.
 * @param missing code that did not come, if that is why
 */
export function openByFullLoad(missing?: ExposeRef): Promise<never> {
  if (!navigator.onLine) return Promise.reject(fault(503, 'unavailable') as unknown as Error);
  const address = destination(missing);
  if (address !== undefined) location.assign(address);
  return new Promise(() => {});
}
