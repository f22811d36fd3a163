/** An e-mail address, whose line breaks after its "@" where it has no room; other words are shown as they are. */
export function EmailAddress({ children }: { children: string }) {
  const [name, host] = children.split('@');
  if (host === undefined) return children;
  return (
    <span>
      {name}@<wbr />
      {host}
    </span>
  );
}
