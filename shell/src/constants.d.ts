/** Translations of the shell: on the server only. */
declare const __MESSAGES__: Record<string, Record<string, Record<string, unknown>>>;
