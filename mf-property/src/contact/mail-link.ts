/** Address that opens an e-mail with a subject and, if given, a text. Without `to` the writer fills it in. */
export function mailLink({
  to = '',
  subject,
  body,
}: {
  to?: string;
  subject: string;
  body?: string;
}): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : `${name}=${encodeURIComponent(text)}`,
  );
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${fields.join('&')}`;
}
