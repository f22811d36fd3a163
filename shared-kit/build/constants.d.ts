/** True in the build for the server, false in that for the browser: the one way to tell them apart. */
declare const __SERVER__: boolean;
