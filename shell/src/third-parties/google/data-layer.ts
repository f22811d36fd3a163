declare global {
  interface Window {
    /** The queue by which Google's code is told of everything. */
    dataLayer?: unknown[];
  }
}

/** An entry of Google's queue, for a tag manager. */
export const pushEvent = (event: object) => void (window.dataLayer ??= []).push(event);

/** A command of Google's queue. Google tells commands from events by their being an `arguments` object. */
export function gtag(..._command: unknown[]) {
  // eslint-disable-next-line prefer-rest-params -- an array would be taken for an event
  pushEvent(arguments);
}
