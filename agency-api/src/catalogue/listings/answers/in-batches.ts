interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Batches at once: one is computed while the database reads for the other. */
const AT_ONCE = 2;

/**
 * Turns a function for many items into one for a single item: calls while two batches are under way form the next one, in the order of the calls.
 * A result that is an error rejects its own caller alone; work that throws rejects every caller of its batch.
 */
export function inBatches<Item, Result>(
  work: (items: Item[]) => Promise<(Result | Error)[]>,
  most: number,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let underWay = 0;

  async function workOff(): Promise<void> {
    underWay++;
    // All calls in the same turn of the event loop share the first batch.
    await new Promise(setImmediate);
    while (waiting.length > 0) await settle(waiting.splice(0, most));
    underWay--;
  }

  async function settle(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index];
        if (result instanceof Error) reject(result);
        else resolve(result as Result);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (underWay < AT_ONCE) void workOff();
    });
}
