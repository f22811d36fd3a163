/** The reporter that writes what `npm test` counts, where it runs the tests. */
export function jsonReport(): ['json', { outputFile: string }][] {
  const { E2E_RESULTS: outputFile } = process.env;
  return outputFile ? [['json', { outputFile }]] : [];
}
