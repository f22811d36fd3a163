/** Shared module → version that this shell provides. */
declare const __SHARED__: Record<string, string>;
/** Translations of the shell: on the server only. */
declare const __MESSAGES__: Record<string, Record<string, Record<string, unknown>>>;
