/** A Chromium that starts on this machine, and what it must be started with. */
export interface Browser {
  executablePath: string;
  args: string[];
}

/** For a browser that nobody looks at, in a container or as root, without a network of its own. */
export const QUIET_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
