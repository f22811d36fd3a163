import type { Rule } from 'eslint';
import type { Node } from './constant-text.ts';
import { curatedNames } from './curated-names.ts';
import { isTest, placeOf } from './places.ts';
import { rightsOf } from './refusal.ts';
import { everyRequest, type Request } from './requests.ts';

/** Other entries of shared libraries: a remote that imports one would bundle a second copy with separate state. */
const OTHER_ENTRIES = /^(react|react-dom|react-router|react-intl|jotai)\/(?!jsx-runtime$|jsx-dev-runtime$)/;

/** Allows remotes only the names of a library that the shell shares. */
export const sharedNamesRule = (root: string): Rule.RuleModule => ({
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = placeOf(root, context.filename);
    if (!rightsOf(from)?.curated || isTest(from)) return {};
    const libraries = curatedNames(root);

    return everyRequest(({ node, text, typeOnly }: Request) => {
      const report = (message: string) => context.report({ node: node as never, message });
      const shared = libraries.get(text);
      if (typeOnly) return;
      if (OTHER_ENTRIES.test(text))
        return report(`The shell does not share '${text}': each remote would bring a copy of its own.`);
      if (!shared) return;
      const names = namesOf(node);
      if (!names)
        return report(
          `Import the names that you use of ${text} by a statement: only those can be held to what the shell shares.`,
        );
      const missing = names.filter((name) => !shared.has(name));
      if (missing.length)
        report(
          `The shell shares only a part of ${text}, without ${missing.join(', ')}. Use another name, or add it to composer/shell/shared/${text}.ts.`,
        );
    }) as unknown as Rule.RuleListener;
  },
});

/** @returns undefined if the whole library is imported */
function namesOf({ type, specifiers }: Node): string[] | undefined {
  if (type !== 'ImportDeclaration' && type !== 'ExportNamedDeclaration') return undefined;
  const named = (specifiers as Node[]).filter(
    (one) => one.importKind !== 'type' && one.exportKind !== 'type',
  );
  if (named.some((one) => one.type === 'ImportNamespaceSpecifier')) return undefined;
  return named.map((one) => {
    const name = (type === 'ImportDeclaration' ? one.imported : one.local) as Node | undefined;
    return String(name?.name ?? name?.value ?? 'default');
  });
}
