/** Calls back once the page has loaded and the browser has nothing better to do. Returns a function that cancels. */
export function whenIdle(callback: () => void): () => void {
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) callback();
  };
  // Safari has no requestIdleCallback.
  const wait = () => (window.requestIdleCallback ? window.requestIdleCallback(run) : setTimeout(run));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    isCancelled = true;
    removeEventListener('load', wait);
  };
}

/** Whether the visitor asked for fewer data: nothing is fetched then that may not be needed. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
