/** Callers that ask for the same key at the same time share one run of the work. */
export function onceInFlight<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const inFlight = new Map<string, Promise<Result>>();
  return (key, work) => {
    const running = inFlight.get(key) ?? work().finally(() => inFlight.delete(key));
    inFlight.set(key, running);
    return running;
  };
}
