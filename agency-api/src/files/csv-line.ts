/** A line of a CSV file (RFC 4180). */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/** A text that a spreadsheet would take for a formula gets an apostrophe: visitors wrote it. */
function cell(value: unknown): string {
  const text = String(value);
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^[+\d][\d\s()./-]*$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
