/** A Chromium that starts on this machine, and its launch options. */
export interface Browser {
  executablePath: string;
  args: string[];
}

/** Arguments for headless use in a container or as root, without background network traffic. */
export const HEADLESS_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
