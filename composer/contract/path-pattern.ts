/**
 * The path that a route's pattern makes of parameters: "articles/:topic/:slug?/:id" → "articles/garden/7". What is optional is left
 * out when it is empty. Undefined when a parameter is missing.
 */
export function fillPattern(
  pattern: string,
  params: Readonly<Record<string, string | number>>,
): string | undefined {
  const segments: (string | number)[] = [];
  for (const segment of pattern.split('/')) {
    const isOptional = segment.endsWith('?');
    const name = isOptional ? segment.slice(0, -1) : segment;
    const filled = name.startsWith(':') ? (params[name.slice(1)] ?? '') : isOptional ? '' : name;
    if (filled !== '') segments.push(filled);
    else if (!isOptional) return undefined;
  }
  return segments.join('/');
}

/** Whether a path fits a pattern, in which ":name" is any segment and a trailing "?" marks one that may be missing. */
export function matchesPattern(pattern: string, path: string): boolean {
  return matchesSegments(pattern.split('/').filter(Boolean), path.split('/').filter(Boolean));
}

function matchesSegments([segment, ...rest]: string[], given: string[]): boolean {
  if (segment === undefined) return given.length === 0;
  if (segment.endsWith('?') && matchesSegments(rest, given)) return true;
  const [first, ...others] = given;
  if (first === undefined) return false;
  return (segment.startsWith(':') || segment.replace('?', '') === first) && matchesSegments(rest, others);
}
