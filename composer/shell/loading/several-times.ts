/** Pauses before the second and the third attempt, in ms. */
const PAUSES = [200, 1_000];

/**
 * Does work again when it fails, after a pause; rejects as the last attempt did.
 * @param isFinal whether an error will be the same the next time
 */
export async function severalTimes<Result>(
  work: () => Promise<Result>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<Result> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (isFinal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
}
