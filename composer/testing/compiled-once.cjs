const vm = require('node:vm');

const { compileFunction } = vm;

/** By file: what was compiled, and its code, which any world can run. */
const compiled = new Map();
/** By world: how each file of it imports others. */
const importsOf = new WeakMap();
let latest = new WeakRef({});

/**
 * Jest gives each file of tests a world of its own, and compiles every module of CommonJS anew for it: with React and Jest's own packages
 * that takes longer than most tests. Where this file is loaded, a process compiles such a module once, and runs it in each world.
 * Functions that one world has called are compiled for the next ones too.
 */
vm.compileFunction = (source, parameters, options = {}) => {
  const { filename, parsingContext: world, importModuleDynamically } = options;
  if (!world || !importModuleDynamically) return compileFunction(source, parameters, options);
  const named = parameters.join(', ');
  let code = compiled.get(filename);
  if (code?.source !== source || code.named !== named) {
    const script = compileScript(source, named, filename);
    // Jest knows what to say of the error that this one throws.
    if (!script) return compileFunction(source, parameters, options);
    code = { source, named, script };
    compiled.set(filename, code);
  }
  if (!importsOf.has(world)) importsOf.set(world, new Map());
  importsOf.get(world).set(filename, importModuleDynamically);
  latest = new WeakRef(world);
  return code.script.runInContext(world);
};

function compileScript(source, named, filename) {
  const head = `(function (${named}) {`;
  try {
    return new vm.Script(`${head}${source}\n})`, {
      filename,
      // Errors name the columns of the file.
      columnOffset: -head.length,
      // A script that held the world for which it was compiled would keep it for ever.
      importModuleDynamically: (...asked) => importsOf.get(latest.deref()).get(filename)(...asked),
    });
  } catch {
    return undefined;
  }
}
