/** Notes for whoever looks into the browser's console: what the page survived. */
export function report(message: string, ...details: unknown[]) {
  // eslint-disable-next-line no-console -- the only place in the browser where there is somebody to tell
  console.warn(`[shell] ${message}`, ...details);
}
