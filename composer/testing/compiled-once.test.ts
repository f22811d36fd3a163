import { setFlagsFromString } from 'node:v8';
import vm, { compileFunction, createContext, runInNewContext } from 'node:vm';

let files = 0;
const newFile = () => `/compiled-once/${++files}.cjs`;

/** Whatever is imported has the world's name by default. */
const importing = (world: string) => async () => {
  const imported: vm.SyntheticModule = new vm.SyntheticModule(['default'], () =>
    imported.setExport('default', world),
  );
  await imported.link(() => imported);
  await imported.evaluate();
  return imported;
};

/** Compiles as Jest does, and runs it. */
function run(source: string, { file = newFile(), world = createContext({}), from = 'it' } = {}) {
  const options = { filename: file, parsingContext: world, importModuleDynamically: importing(from) };
  return compileFunction(source, ['given'], options)({ world: from });
}

test('a module is compiled for the first world that loads it, and for no other', () => {
  const { Script } = vm;
  const compiled: string[] = [];
  vm.Script = class extends Script {
    constructor(source: string, options: vm.ScriptOptions) {
      super(source, options);
      compiled.push(options.filename!);
    }
  };
  try {
    const file = newFile();
    for (const from of ['one', 'another', 'a third'])
      expect(run('return given.world', { file, from })).toBe(from);
    expect(compiled).toEqual([file]);
    expect(run('return 1 + 1', { file })).toBe(2);
    expect(compiled).toEqual([file, file]);
  } finally {
    vm.Script = Script;
  }
});

test('each world has its own values and its own globals', () => {
  const file = newFile();
  const source = 'globalThis.count = (globalThis.count ?? 0) + 1; return { count, Array };';
  const [world, other] = [createContext({}), createContext({})];
  const first = run(source, { file, world });
  expect(run(source, { file, world })).toEqual({ count: 2, Array: first.Array });
  const second = run(source, { file, world: other });
  expect(second.count).toBe(1);
  expect(second.Array).not.toBe(first.Array);
});

test('an import comes from the world that asks', async () => {
  const file = newFile();
  const source = `return () => import('x');`;
  const of = (from: string) => run(source, { file, from });
  expect((await of('one')()).default).toBe('one');
  expect((await of('another')()).default).toBe('another');
});

test('errors name line and column of the file', () => {
  const file = newFile();
  expect(run(`return new Error('here').stack`, { file })).toContain(`${file}:1:8`);
  expect(run(`\n  return new Error('here').stack`, { file })).toContain(`${file}:2:10`);
  expect(run('return 1 // what a module ends with', { file })).toBe(1);
});

test('code that cannot be compiled throws what Node does', () => {
  const file = newFile();
  expect(() => run('import x from "x"', { file })).toThrow(
    expect.objectContaining({ name: 'SyntaxError', stack: expect.stringContaining(`${file}:1`) }),
  );
});

test('a world goes when nothing else holds it', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const file = newFile();
  function world() {
    const made = createContext({});
    run('globalThis.large = new Array(1e5).fill(given); return 1;', { file, world: made });
    return new WeakRef(made);
  }
  const worlds = [world(), world(), world()];
  // What was made in a task is held until its end.
  await new Promise((resolve) => setTimeout(resolve));
  // One collection may end another that had begun, which takes what was held then for alive.
  for (let round = 0; round < 20 && worlds.some((one) => one.deref()); round++) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  expect(worlds.filter((one) => one.deref())).toEqual([]);
});
