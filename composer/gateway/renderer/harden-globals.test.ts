import { page, renderers } from '../../testing/pool-under-test.ts';

/** What release code gets for each expression: its value as text, or the name of the error. */
async function seen(expressions: readonly string[]): Promise<Record<string, string>> {
  const loader = `
    const seen = {};
    for (const [text, find] of Object.entries({ ${expressions
      .map((text) => `${JSON.stringify(text)}: async () => (${text})`)
      .join(', ')} })) {
      try { seen[text] = String(await find()); } catch (error) { seen[text] = error.name; }
    }
    return JSON.stringify(seen);`;
  const { text } = await renderers({ 'mf-curious': page({ loader, render: 'return data;' }) });
  return JSON.parse((await text()).slice('mf-curious: '.length));
}

test('nothing leads to the process, to modules, to other code or to the network', async () => {
  const expected = {
    'JSON.stringify(process)': '{"env":{"NODE_ENV":"test"}}',
    'JSON.stringify(globalThis.process)': '{"env":{"NODE_ENV":"test"}}',
    'process.getBuiltinModule("child_process")': 'TypeError',
    'process.exit()': 'TypeError',
    'process.binding("fs")': 'TypeError',
    'process.kill(1)': 'TypeError',
    'process.env.DATABASE_URL': 'undefined',
    'globalThis.constructor.constructor("return process")()': 'EvalError',
    'eval("1")': 'EvalError',
    'new Function("return 1")()': 'EvalError',
    'import("node:fs")': 'TypeError',
    'require("module")': 'Error',
    'require("node:net")': 'Error',
    'module.constructor._load': 'undefined',
    'new Worker("x.js")': 'TypeError',
    'typeof WebSocket': 'undefined',
    'typeof WebAssembly': 'undefined',
    'typeof EventSource': 'undefined',
    'typeof BroadcastChannel': 'undefined',
    'console._stdout': 'undefined',
    'typeof globalThis[Symbol.for("undici.globalDispatcher.1")].request': 'undefined',
    'globalThis[Symbol.for("undici.globalDispatcher.1")].dispatch()': 'Error',
    'globalThis[Symbol.for("undici.globalDispatcher.2")].dispatch()': 'Error',
    'globalThis.fetch("http://127.0.0.1:9/")': 'CallRefused',
    'fetch("https://example.org/")': 'CallRefused',
    'fetch("http://api.example.org/")': 'CallRefused',
  };
  expect(await seen(Object.keys(expected))).toEqual(expected);
});

test('globals cannot be replaced for others', async () => {
  const { text } = await renderers({
    'mf-a-bad': page({
      loader: `
        for (const name of ['fetch', 'console', 'process', 'Promise', 'JSON', 'setTimeout', 'Response']) globalThis[name] = undefined;
        delete globalThis.fetch;
        process.env.NODE_ENV = 'other';`,
    }),
    'mf-other': page({ render: `return [typeof fetch, typeof Promise, process.env.NODE_ENV].join();` }),
  });
  expect(await text()).toBe('mf-a-bad: whole\nmf-other: function,function,test');
});

test('fetch reaches the API, and only that', async () => {
  const asked: string[] = [];
  const { text } = await renderers({
    'mf-asks': page({
      loader: `
        const answer = await globalThis.fetch('/api/x?a=1');
        await fetch('http://elsewhere/').catch((error) => { throw new Error(error.message) });`,
    }),
  });
  await text({ fetch: async (url) => (asked.push(String(url)), new Response('{}')) });
  expect(asked).toEqual(['http://api/api/x?a=1']);
});
