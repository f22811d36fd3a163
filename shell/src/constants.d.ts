/** Shared module → version that this shell provides. */
declare const __SHARED__: Record<string, string>;
