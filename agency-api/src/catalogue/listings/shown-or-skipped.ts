/**
 * Converts a record for output; logs an error and returns undefined when that fails, so that a damaged record is left out of a list
 * and does not break it. `what` names it, such as `listing 1399`.
 */
export function shownOrSkipped<Shown>(what: string, show: () => Shown): Shown | undefined {
  try {
    return show();
  } catch (cause) {
    // eslint-disable-next-line no-console -- the API writes its log to the console
    console.error(new Error(`The record of ${what} is damaged and left out; import it again.`, { cause }));
    return undefined;
  }
}
