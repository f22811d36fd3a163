/** Name of the global variable of a remote's module federation container; build and shell must agree on it. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');
