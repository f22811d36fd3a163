import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

const UNSEEN = 'The rules for imports do not see what this imports (local/boundaries/who-may-import.ts).';
const isText = (argument: string) => `[${argument}.type="Literal"]`;
const createRequire = ':matches([callee.name="createRequire"], [callee.property.name="createRequire"])';
/** Files beside it or below, and a `package.json` above; no package, as webpack reads a name. */
const OWN_FILE = `^((\\.\\.\\u002F)+package\\.json$|(?!.*\\.\\.|.*!|\\u002F|file:|(${workspaces.join('|').replace('*', '[^.]*')})\\u002F))`;

/** Forms of import that dependency-cruiser does not see, for `no-restricted-syntax`: each has another form, which it does. */
export const unseenImports = [
  {
    selector:
      'ImportExpression:not([source.type="Literal"]):not([source.quasis.0.value.cooked=/^\\.\\u002F[^.]/])',
    message: `${UNSEEN} Give import() a text, or a template that begins with ./ and a name.`,
  },
  {
    selector: `CallExpression:matches([callee.name="require"], [callee.object.name="require"][callee.property.name="resolve"]):not(${isText('arguments.0')})`,
    message: `${UNSEEN} Give require() a text.`,
  },
  {
    selector: `:not(VariableDeclarator[id.name="require"]) > CallExpression${createRequire}`,
    message: `${UNSEEN} Name what createRequire() returns: const require = createRequire(…).`,
  },
  {
    selector: 'CallExpression[callee.object.type="MetaProperty"][callee.property.name="resolve"]',
    message: `${UNSEEN} Use require.resolve().`,
  },
  {
    selector: `NewExpression[callee.name="URL"][arguments.1.object.type="MetaProperty"]:not(${isText('arguments.0')}[arguments.0.value=/${OWN_FILE}/])`,
    message: `${UNSEEN} A URL leads to a file beside it or below: what lies elsewhere is imported by a statement.`,
  },
];

/** What a `remote.config.ts` exposes is imported by the build. */
export const exposedElsewhere = {
  selector: 'Property[key.name="code"] > Literal[value!=/^\\.\\u002F(?!.*\\.\\.)/]',
  message: "A remote exposes its own files only: './src/…'.",
};
