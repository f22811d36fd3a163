import { constantText, type ConstantText, type Node } from './constant-text.ts';

/** One import of another file or package, in any form. */
export interface Request extends ConstantText {
  node: Node;
  typeOnly: boolean;
  /** `new URL()` resolves a plain name to a file beside it, webpack to a package if there is no such file. */
  isUrl: boolean;
}

type Found = (request: Request) => void;

const JEST_CALLS = /^(mock|doMock|unmock|unstable_(un)?mockModule|requireActual|requireMock)$/;

/** Visitors that find every form of import. */
export function everyRequest(found: Found): Record<string, (node: Node) => void> {
  const requires = new Set(['require']);

  const report = (node: Node, source: unknown, { typeOnly = false, isUrl = false } = {}) =>
    found({ node, typeOnly, isUrl, ...constantText(source as Node) });
  const statement = (node: Node) => {
    if (node.source) report(node, node.source, { typeOnly: isTypeOnly(node) });
  };

  return {
    ImportDeclaration: statement,
    ExportNamedDeclaration: statement,
    ExportAllDeclaration: statement,
    ImportExpression: (node) => {
      // The URL is reported as a request of its own.
      if (!isModuleUrl(withoutHref(node.source as Node))) report(node, node.source);
    },
    TSImportType: (node) => report(node, node.source, { typeOnly: true }),
    TSExternalModuleReference: (node) => report(node, node.expression),
    VariableDeclarator: ({ id, init }) => {
      if (isCreateRequire(init as Node)) requires.add((id as { name: string }).name);
    },
    CallExpression: (node) => {
      if (isRequest(node.callee as Node, requires)) report(node, (node.arguments as Node[])[0]);
    },
    NewExpression: (node) => {
      if (isModuleUrl(node)) report(node, (node.arguments as Node[])[0], { isUrl: true });
    },
  };
}

/** Visitors for a `remote.config.ts`, where the `code` of pages and widgets is imported by the build. */
export function exposedFiles(found: Found): Record<string, (node: Node) => void> {
  return {
    'Property[key.name=/^(pages|widgets)$/] > ObjectExpression > Property > ObjectExpression > Property[key.name="code"]':
      (node) => found({ node, typeOnly: false, isUrl: false, ...constantText(node.value as Node) }),
  };
}

function isTypeOnly({ importKind, exportKind, specifiers }: Node): boolean {
  const each = (specifiers ?? []) as Node[];
  return (
    importKind === 'type' ||
    exportKind === 'type' ||
    (each.length > 0 && each.every((one) => one.importKind === 'type' || one.exportKind === 'type'))
  );
}

function isRequest(callee: Node, requires: Set<string>): boolean {
  if (callee.type === 'Identifier') return requires.has(callee.name as string);
  if (isCreateRequire(callee)) return true;
  if (callee.type !== 'MemberExpression') return false;
  const object = callee.object as Node;
  const property = (callee.property as { name?: string }).name ?? '';
  if (object.type === 'MetaProperty') return property === 'resolve';
  if (object.name === 'jest') return JEST_CALLS.test(property);
  if (object.name === 'module') return property === 'require';
  return property === 'resolve' && requires.has(object.name as string);
}

const isCreateRequire = (node: Node | null) =>
  node?.type === 'CallExpression' &&
  [(node.callee as Node).name, ((node.callee as Node).property as Node | undefined)?.name].includes(
    'createRequire',
  );

function isModuleUrl(node: Node): boolean {
  if (node.type !== 'NewExpression' || (node.callee as Node).name !== 'URL') return false;
  const base = (node.arguments as Node[])[1];
  return (base?.object as Node | undefined)?.type === 'MetaProperty';
}

const withoutHref = (node: Node): Node =>
  node.type === 'MemberExpression' && (node.property as Node).name === 'href' ? (node.object as Node) : node;
