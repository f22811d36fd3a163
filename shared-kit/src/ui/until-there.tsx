/** What `load` brings. Where it fails it is called again at the next press, or when the line is back. */
export function untilThere<Result>(load: () => Promise<Result>): Promise<Result> {
  return load().catch(async () => {
    await new Promise((resolve) => {
      // On its way down: React lets no press in a part that waits for its code through to the window.
      for (const type of ['click', 'online']) addEventListener(type, resolve, { once: true, capture: true });
    });
    return untilThere(load);
  });
}
