/** Pauses before the second and the third attempt, in ms. */
const PAUSES = [200, 1_000];

/** Does work again when it fails, after a pause; rejects as the last attempt did. */
export async function severalTimes<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
}
