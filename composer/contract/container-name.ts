/** Name of the global variable of a remote's module federation container; build and shell must agree on it. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');

/** Modules that the host shares with builds by an ordinary plugin. That of Vite shares the JSX run time with React. */
export const STOCK_SHARED: readonly string[] = ['react', 'react-dom', 'react/jsx-runtime'];
