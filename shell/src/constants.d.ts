/** True in the server build, false in the browser build. */
declare const __SERVER__: boolean;
/** Shared module → version that this shell provides. */
declare const __SHARED__: Record<string, string>;
