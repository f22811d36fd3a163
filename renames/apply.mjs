// node apply.mjs <checkout> [list.tsv …] [--dry | --list] [--touched <file>]: renames by the TypeScript checker.
// Lists have lines of glob, old, new; without one, renames.tsv and renames-kit.tsv beside this file are taken. A glob says where the name is
// defined; the longest that fits wins. Names of variables follow the scope, names of properties the type (also through literals, JSX,
// destructuring, Pick and Omit, jest.spyOn); then comments of the files touched, and Markdown in backticks where one old name has one new one.
// --list prints every definition that ends in `Of` (file:line, name, type); --touched writes the names of the files that were written.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { matchesGlob, relative, resolve } from 'node:path';
const args = process.argv.slice(2);
const touchedAt = args.indexOf('--touched');
const touchedFile = touchedAt === -1 ? undefined : args.splice(touchedAt, 2)[1];
const [checkout, ...others] = args.filter((arg) => !arg.startsWith('--'));
const root = resolve(checkout);
const isDry = args.includes('--dry');
const beside = ['renames.tsv', 'renames-kit.tsv'].map((file) => new URL(file, import.meta.url).pathname).filter((file) => existsSync(file));
const lists = others.length > 0 ? others : beside;
const ts = createRequire(`${root}/package.json`)('typescript');
const tracked = (...patterns) =>
  execFileSync('git', ['-C', root, 'ls-files', ...patterns], { encoding: 'utf8', maxBuffer: 1e8 })
    .split('\n').filter(Boolean).map((file) => `${root}/${file}`).filter((file) => existsSync(file));
const files = tracked('*.ts', '*.tsx', '*.mjs');
const own = new Set(files);
const base = ts.parseConfigFileTextToJson('', readFileSync(`${root}/tsconfig.base.json`, 'utf8')).config.compilerOptions;
const { options } = ts.convertCompilerOptionsFromJson({ ...base, allowJs: true, checkJs: false, types: [] }, root);
const program = ts.createProgram(files, options);
const checker = program.getTypeChecker();
const sources = program.getSourceFiles().filter((s) => own.has(s.fileName));
const rel = (s) => relative(root, s.fileName);
const place = (n) => {
  const s = n.getSourceFile();
  return `${rel(s)}:${s.getLineAndCharacterOfPosition(n.getStart(s)).line + 1}`;
};
const groupBy = (items, key) => {
  const found = new Map();
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item]);
  return found;
};
const walk = (node, see) => { see(node); ts.forEachChild(node, (child) => walk(child, see)); };

if (args.includes('--list')) {
  for (const s of sources) walk(s, (n) => {
    if (!ts.isIdentifier(n) || !/[a-z0-9]Of$/.test(n.text) || n.parent?.name !== n) return;
    if (ts.isImportSpecifier(n.parent) || ts.isExportSpecifier(n.parent) || ts.isImportClause(n.parent) || ts.isShorthandPropertyAssignment(n.parent)) return;
    console.log([place(n), n.text, checker.typeToString(checker.getTypeAtLocation(n), n).slice(0, 160)].join('\t'));
  });
  process.exit();
}

const rules = lists.flatMap((list) => readFileSync(list, 'utf8').split('\n').filter((l) => l.trim() && !l.startsWith('#')))
  .map((l) => l.split('\t').map((part) => part.trim()))
  .map(([glob, old, now]) => ({ glob, old, now, found: 0 }))
  // A file says more than a folder, a long path more than a short one.
  .sort((a, b) => a.glob.includes('*') - b.glob.includes('*') || b.glob.length - a.glob.length);
const byOld = groupBy(rules, ({ old }) => old);
const ruleAt = (old, declarations) =>
  byOld.get(old)?.find(({ glob }) => declarations.some((d) => matchesGlob(rel(d.getSourceFile()), glob)));
const isOurs = (symbol) => !!symbol?.declarations?.length && symbol.declarations.every((d) => own.has(d.getSourceFile().fileName));

// What is renamed: `groups` are symbols of a scope, or all properties of one rule.
const groups = new Map();
const groupOf = (key, rule, isProperty, symbol) => {
  if (!groups.has(key)) groups.set(key, { rule, old: rule.old, now: rule.now, isProperty, symbol, nodes: [], why: new Set() });
  return groups.get(key);
};
const isProperty = (symbol) => !!(symbol.flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method | ts.SymbolFlags.Accessor | ts.SymbolFlags.EnumMember));
const renamedAtImport = (symbol) =>
  symbol.flags & ts.SymbolFlags.Alias && symbol.declarations?.some((d) => (ts.isImportSpecifier(d) || ts.isExportSpecifier(d)) && d.propertyName);
/** Group of what an identifier names; undefined where it keeps its name. */
function groupFor(symbol, old, depth = 0) {
  if (!symbol || depth > 4) return undefined;
  if (symbol.flags & ts.SymbolFlags.Alias && !renamedAtImport(symbol)) {
    const direct = checker.getAliasedSymbol(symbol);
    if (direct === symbol || !direct.declarations) return undefined;
    return groupFor(direct, old, depth + 1);
  }
  if (!isOurs(symbol)) return undefined;
  const { declarations } = symbol;
  if (isProperty(symbol)) {
    const rule = ruleAt(old, declarations);
    return rule && groupOf(`property ${rule.glob} ${rule.old}`, rule, true, symbol);
  }
  let rule = ruleAt(old, declarations);
  // What is taken out of an object follows the object's name for it.
  if (!rule) for (const d of declarations) if (ts.isBindingElement(d) && !d.propertyName && ts.isObjectBindingPattern(d.parent))
    rule ??= groupFor(propertyOf(checker.getTypeAtLocation(d.parent), old), old, depth + 1)?.rule;
  const [first] = declarations;
  return rule && groupOf(`${first.getSourceFile().fileName} ${first.pos}`, rule, false, symbol);
}
function propertyOf(type, name) {
  if (!type) return undefined;
  const direct = type.getProperty(name);
  if (direct) return direct;
  return type.isUnionOrIntersection() ? type.types.map((one) => one.getProperty(name)).find(Boolean) : undefined;
}
/** The property that a name in an object literal or in JSX stands for: that of the type which is asked for, or its own. */
function keyGroup(n) {
  const holder = n.parent.parent;
  const wanted = ts.isObjectLiteralExpression(holder) || ts.isJsxAttributes(holder) ? checker.getContextualType(holder) : undefined;
  const asked = propertyOf(wanted && checker.getNonNullableType(wanted), n.text);
  const ofType = asked && groupFor(asked, n.text);
  if (ofType || (asked && !isOurs(asked))) return ofType;
  return ts.isJsxAttribute(n.parent) ? undefined : groupFor(checker.getSymbolAtLocation(n), n.text);
}
const hits = [];
const strings = [];
for (const s of sources) walk(s, (n) => {
  if (ts.isStringLiteralLike(n) && byOld.has(n.text)) {
    const p = n.parent;
    let type;
    if (ts.isCallExpression(p) && /^jest\.(spyOn|replaceProperty)$/.test(p.expression.getText(s)) && p.arguments[1] === n)
      type = checker.getTypeAtLocation(p.arguments[0]);
    else if (ts.isElementAccessExpression(p)) type = checker.getTypeAtLocation(p.expression);
    else if (ts.isLiteralTypeNode(p)) {
      const outer = ts.isUnionTypeNode(p.parent) ? p.parent.parent : p.parent;
      if (ts.isIndexedAccessTypeNode(outer)) type = checker.getTypeFromTypeNode(outer.objectType);
      else if (ts.isTypeReferenceNode(outer) && /^(Pick|Omit)$/.test(outer.typeName.getText(s))) type = checker.getTypeFromTypeNode(outer.typeArguments[0]);
    }
    const key = groupFor(propertyOf(type, n.text), n.text);
    if (key) hits.push({ s, start: n.getStart(s) + 1, end: n.end - 1, old: n.text, key, only: true });
    else strings.push(`${place(n)} '${n.text}'`);
    return;
  }
  if (!ts.isIdentifier(n) || !byOld.has(n.text)) return;
  const p = n.parent;
  const hit = { s, n, start: n.getStart(s), end: n.end, old: n.text };
  if (ts.isShorthandPropertyAssignment(p) && p.name === n) {
    hit.value = groupFor(checker.getShorthandAssignmentValueSymbol(p), n.text);
    hit.key = keyGroup(n);
    hit.pair = true;
  } else if (ts.isBindingElement(p) && p.name === n && !p.propertyName && ts.isObjectBindingPattern(p.parent) && !p.dotDotDotToken) {
    hit.value = groupFor(checker.getSymbolAtLocation(n), n.text);
    hit.key = groupFor(propertyOf(checker.getTypeAtLocation(p.parent), n.text), n.text);
    hit.pair = true;
  } else if (ts.isBindingElement(p) && p.propertyName === n) {
    hit.key = groupFor(propertyOf(checker.getTypeAtLocation(p.parent), n.text), n.text);
  } else if ((ts.isPropertyAssignment(p) || ts.isMethodDeclaration(p) || ts.isJsxAttribute(p)) && p.name === n) {
    hit.key = keyGroup(n);
  } else if ((ts.isImportSpecifier(p) || ts.isExportSpecifier(p)) && p.propertyName === n) {
    const symbol = checker.getSymbolAtLocation(n);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    hit.key = groupFor(target, n.text);
  } else {
    const group = groupFor(checker.getSymbolAtLocation(n), n.text);
    if (group?.isProperty || ts.isPropertyAccessExpression(p) && p.name === n || ts.isQualifiedName(p) && p.right === n) hit.key = group;
    else hit.value = group;
  }
  if (!hit.value && !hit.key) return;
  hit.value?.nodes.push(n);
  hit.key?.rule && hit.key.rule.found++;
  hit.value?.rule && hit.value.rule.found++;
  hits.push(hit);
});

// A new name of a scope must be free where it is used, and must hide nothing that is used below.
const all = ts.SymbolFlags.Value | ts.SymbolFlags.Type | ts.SymbolFlags.Namespace | ts.SymbolFlags.Alias;
const isKey = (n) => {
  const p = n.parent;
  return (ts.isPropertyAccessExpression(p) && p.name === n) || (ts.isQualifiedName(p) && p.right === n) || (ts.isImportSpecifier(p) && p.propertyName === n) ||
    (ts.isBindingElement(p) && p.propertyName === n) || ((ts.isPropertyAssignment(p) || ts.isJsxAttribute(p) || ts.isMethodDeclaration(p) ||
    ts.isPropertySignature(p) || ts.isMethodSignature(p) || ts.isPropertyDeclaration(p) || ts.isNamedTupleMember(p) || ts.isEnumMember(p)) && p.name === n);
};
const news = new Set(rules.map(({ now }) => now));
const standing = new Map(sources.map((s) => [s, new Map()]));
for (const s of sources) walk(s, (n) => {
  if (!ts.isIdentifier(n) || !news.has(n.text) || isKey(n)) return;
  const names = standing.get(s);
  if (!names.has(n.text)) names.set(n.text, []);
  names.get(n.text).push(n);
});
const inFile = groupBy([...groups.values()].filter((g) => !g.isProperty).flatMap((g) => [...new Set(g.nodes.map((n) => n.getSourceFile()))].map((s) => ({ s, g }))), ({ s }) => s);
for (const g of groups.values()) {
  if (g.isProperty) {
    for (const d of g.symbol.declarations) {
      const members = d.parent?.members ?? d.parent?.properties;
      if (members?.some((m) => m.name?.getText?.() === g.now)) g.why.add(`${g.now} is already beside it in ${rel(d.getSourceFile())}`);
    }
    continue;
  }
  for (const n of g.nodes) if (checker.resolveName(g.now, n, all, true)) g.why.add(`${g.now} is taken at ${place(n)}`);
  for (const s of new Set(g.nodes.map((n) => n.getSourceFile()))) {
    // The scope of its definition in the file that defines it, the whole file where it is imported.
    let scope = g.symbol.declarations.find((d) => d.getSourceFile() === s);
    while (scope && scope.parent && !(ts.isBlock(scope.parent) || ts.isSourceFile(scope.parent) || (ts.isFunctionLike(scope.parent) && ts.isParameter(scope)) || ts.isModuleBlock(scope.parent))) scope = scope.parent;
    scope = scope?.parent ?? s;
    for (const n of standing.get(s).get(g.now) ?? []) {
      if (n.pos < scope.pos || n.end > scope.end) continue;
      const symbol = ts.isShorthandPropertyAssignment(n.parent) ? checker.getShorthandAssignmentValueSymbol(n.parent) : checker.getSymbolAtLocation(n);
      const isBelow = symbol?.declarations?.length && symbol.declarations.every((d) => d.getSourceFile() === s && d.pos >= scope.pos && d.end <= scope.end);
      if (!isBelow) g.why.add(`${g.now} of elsewhere is used at ${place(n)}`);
    }
    for (const { g: other } of inFile.get(s) ?? []) {
      if (other === g || other.now !== g.now || other.why.size > 0) continue;
      const local = (name, n) => { const r = checker.resolveName(name, n, all, true); return r && r.flags & ts.SymbolFlags.Alias && !renamedAtImport(r) ? checker.getAliasedSymbol(r) : r; };
      if (g.nodes.some((n) => n.getSourceFile() === s && local(other.old, n) === other.symbol && other.old !== g.old) ||
        (other.old !== g.old && other.nodes.some((n) => n.getSourceFile() === s && local(g.old, n) === g.symbol)))
        g.why.add(`${other.old} becomes ${g.now} too in ${rel(s)}`);
    }
  }
}

const edits = new Map();
const names = new Map(); // of a file: old to new
for (const { s, start, end, old, value, key, pair, only } of hits) {
  const nameOfValue = value && !value.why.size ? value.now : old;
  const nameOfKey = key && !key.why.size ? key.now : old;
  const text = pair ? (nameOfValue === nameOfKey ? nameOfValue : `${nameOfKey}: ${nameOfValue}`) : key || only ? nameOfKey : nameOfValue;
  if (text === old) continue;
  if (!edits.has(s)) { edits.set(s, []); names.set(s, new Map()); }
  edits.get(s).push({ start, end, text });
  const known = names.get(s);
  if (!known.has(old)) known.set(old, new Set());
  known.get(old).add(nameOfValue === old ? nameOfKey : nameOfValue);
}
let inComments = 0;
for (const [s, list] of edits) {
  const seen = new Set();
  const see = (ranges) => {
    for (const { pos, end } of ranges ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      for (const match of s.text.slice(pos, end).matchAll(/[A-Za-z_$][\w$]*Of\b/g)) {
        const to = names.get(s).get(match[0]);
        if (to?.size !== 1) continue;
        list.push({ start: pos + match.index, end: pos + match.index + match[0].length, text: [...to][0] });
        inComments++;
      }
    }
  };
  walk(s, (n) => {
    if (n.kind === ts.SyntaxKind.JsxText) return;
    see(ts.getLeadingCommentRanges(s.text, n.pos));
    if (!ts.isJsxElement(n.parent ?? s) && !ts.isJsxFragment(n.parent ?? s)) see(ts.getTrailingCommentRanges(s.text, n.end));
  });
}
const written = [];
const write = (file, text) => { written.push(relative(root, file)); if (!isDry) writeFileSync(file, text); };
for (const [s, list] of edits) {
  let { text } = s;
  const once = new Set();
  for (const { start, end, text: to } of list.sort((a, b) => b.start - a.start)) {
    if (once.has(start)) continue;
    once.add(start);
    text = text.slice(0, start) + to + text.slice(end);
  }
  write(s.fileName, text);
}
// Markdown: only what has one new name, and nothing of the old one is left.
const everywhere = new Map();
for (const g of groups.values()) {
  if (!everywhere.has(g.old)) everywhere.set(g.old, new Set());
  everywhere.get(g.old).add(g.why.size ? undefined : g.now);
}
const inPages = [];
for (const file of tracked('*.md')) {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/`[^`\n]+`/g, (code) => code.replace(/(?<![\w$])[A-Za-z_$][\w$]*Of\b/g, (word) => {
    const to = everywhere.get(word);
    if (!to) return word;
    const [one] = to;
    if (to.size === 1 && one) return one;
    inPages.push(`${relative(root, file)} ${code}`);
    return word;
  }));
  if (after !== before) write(file, after);
}
if (touchedFile) writeFileSync(touchedFile, written.map((file) => `${file}\n`).join(''));

console.log(`${written.length} files, ${hits.length} places, ${inComments} words in comments${isDry ? ' (nothing written)' : ''}`);
const report = (title, lines) => lines.length && console.log(`\n${title} (${lines.length})\n${lines.map((line) => `  ${line}`).join('\n')}`);
const left = [...groups.values()].filter((g) => g.why.size);
report('STRINGS that are old names, by eye', strings);
report('MARKDOWN of several meanings, by eye', inPages);
report('NOT FOUND: rules without a definition', rules.filter((r) => !r.found).map((r) => `${r.glob} ${r.old} ${r.now}`));
const unnamed = [];
for (const s of sources) walk(s, (n) => {
  const isFunction = (ts.isFunctionDeclaration(n) || (ts.isVariableDeclaration(n) && n.initializer && (ts.isArrowFunction(n.initializer) || ts.isFunctionExpression(n.initializer)))) && n.name && ts.isIdentifier(n.name);
  if (!isFunction || !/[a-z]Of$/.test(n.name.text)) return;
  const group = groupFor(checker.getSymbolAtLocation(n.name), n.name.text);
  if (!group) unnamed.push(`${place(n.name)} ${n.name.text}`);
});
report('WITHOUT A RULE: functions that end in Of', unnamed);
report('LEFT', left.map((g) => `${g.isProperty ? g.rule.glob : place(g.symbol.declarations[0])} ${g.old} ${g.now}: ${[...g.why].slice(0, 3).join('; ')}${g.why.size > 3 ? ` and ${g.why.size - 3} more` : ''}`));
if (left.length) process.exitCode = 1;
