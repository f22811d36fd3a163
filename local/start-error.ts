/** An error that the user can fix; the message says how. Shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
