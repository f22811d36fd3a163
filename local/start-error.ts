/** Something that the person who starts the site can mend; the message says how. Shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
