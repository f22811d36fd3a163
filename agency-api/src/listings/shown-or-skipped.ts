/**
 * What a record is shown as; undefined, and a line in the log, when it cannot be: a damaged record costs its own place in a list, not
 * the list. `what` names it, such as `listing 1399`.
 */
export function shownOrSkipped<Shown>(what: string, show: () => Shown): Shown | undefined {
  try {
    return show();
  } catch (cause) {
    // eslint-disable-next-line no-console -- the API's console is its log
    console.error(new Error(`The record of ${what} is damaged and left out; import it again.`, { cause }));
    return undefined;
  }
}
