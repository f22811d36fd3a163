/** The parts of a syntax tree that these rules read: nodes of JavaScript and TypeScript. */
export interface Node {
  type: string;
  [key: string]: unknown;
}

/** The constant text at the beginning of an expression; `whole` if that is all of it. */
export interface ConstantText {
  text: string;
  whole: boolean;
}

const UNKNOWN: ConstantText = { text: '', whole: false };

export function constantText(node: Node | null | undefined): ConstantText {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? { text: node.value, whole: true } : UNKNOWN;
    case 'TemplateLiteral':
      return joined(templateParts(node));
    case 'BinaryExpression':
      return node.operator === '+' ? joined([node.left as Node, node.right as Node]) : UNKNOWN;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return constantText(node.expression as Node);
    default:
      return UNKNOWN;
  }
}

function templateParts(node: Node): Node[] {
  const texts = node.quasis as { value: { cooked: string } }[];
  const values = node.expressions as Node[];
  return texts.flatMap(({ value }, index) => [
    { type: 'Literal', value: value.cooked },
    ...values.slice(index, index + 1),
  ]);
}

function joined(parts: Node[]): ConstantText {
  let text = '';
  for (const part of parts) {
    const next = constantText(part);
    text += next.text;
    if (!next.whole) return { text, whole: false };
  }
  return { text, whole: true };
}
