/** Name of the global variable under which module federation finds a remote, in its build as in the shell. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');
