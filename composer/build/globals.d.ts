/** True in the build for the server, false in that for the browser: the one way to tell them apart. */
declare const __SERVER__: boolean;

/** Translations of the app, on the server only. */
// eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an import would make a module of this file
declare const __MESSAGES__: import('../contract/contract.ts').ServerMessages;

/** Shared module → version that this shell provides. */
declare const __SHARED__: Record<string, string>;

/** A CSS module: class names by their name in the file. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A stylesheet of a library. */
declare module '*.css';
