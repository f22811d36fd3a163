/**
 * What a react-router pattern matches, without the names of its parameters: "/fr/a-vendre/:town/:slug?/:id/" has the shapes
 * "/fr/a-vendre/:/:/" and "/fr/a-vendre/:/:/:/".
 */
export function pathShapes(pattern: string): string[] {
  return pattern
    .split('/')
    .reduce<string[][]>((shapes, segment) => shapes.flatMap((shape) => withSegment(shape, segment)), [[]])
    .map((shape) => shape.join('/'));
}

/**
 * An address that both shapes match, if there is one: "/fr/projets/:/:/" and "/fr/projets/evere/:/" share "/fr/projets/evere/…/".
 */
export function commonAddress(one: string, other: string): string | undefined {
  const [first, second] = [one.split('/'), other.split('/')];
  if (first.length !== second.length) return undefined;
  const common = first.map((segment, index) => commonSegment(segment, second[index]!));
  return common.includes(undefined) ? undefined : common.join('/');
}

function commonSegment(one: string, other: string): string | undefined {
  if (one === other) return one === ':' ? '…' : one;
  // An empty segment is the slash at an end: a parameter is never empty.
  if (one === ':') return other || undefined;
  return other === ':' ? one || undefined : undefined;
}

function withSegment(shape: string[], segment: string): string[][] {
  const required = segment.replace(/\?$/, '');
  const named = [...shape, required.startsWith(':') ? ':' : required];
  return segment.endsWith('?') ? [shape, named] : [named];
}
