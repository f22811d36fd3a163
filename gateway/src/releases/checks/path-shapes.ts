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

function withSegment(shape: string[], segment: string): string[][] {
  const required = segment.replace(/\?$/, '');
  const named = [...shape, required.startsWith(':') ? ':' : required];
  return segment.endsWith('?') ? [shape, named] : [named];
}
