/** After the last test file. */
export default () => globalThis.TEST_SERVER?.stop();
