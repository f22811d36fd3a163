/** Milliseconds of work after which the visitor is answered, on a device that is four times slower than most. */
const SLICE = 6;

/** Work in parts: each `yield` is a place where the visitor may be answered in between. */
export type Work = Generator<undefined, void, undefined>;

/**
 * Does work in short tasks, beginning with the next one. New work takes the place of what is not done yet.
 * @param now tells the time in ms
 */
export function inSlices(now: () => number = () => performance.now()): (work: Work) => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  return (work) => {
    clearTimeout(next);
    next = setTimeout(slice);

    function slice() {
      const end = now() + SLICE;
      while (!work.next().done) {
        if (now() < end) continue;
        next = setTimeout(slice);
        return;
      }
    }
  };
}
