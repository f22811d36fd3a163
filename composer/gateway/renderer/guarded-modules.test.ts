import { PassThrough } from 'node:stream';
import vm from 'node:vm';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { guardModules } from './guarded-modules.ts';

class OwnError extends Error {
  describe() {
    return 'own';
  }
}
const Context = React.createContext('of nobody');
const Link = React.forwardRef<HTMLAnchorElement>(function Link() {
  return React.createElement('a', null, 'link');
});
const own = { Context, Link, OwnError, atom: { init: { list: [1] } }, useOwn: () => React.use(Context) };

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

const { modules, difference } = guardModules({
  react: React,
  'react-dom': ReactDOM,
  'react/jsx-runtime': jsxRuntime,
  own,
});
const shared = modules as { react: typeof React & { default: typeof React }; 'react-dom': object };

/** A page of another remote, which uses all of it. */
function page() {
  class Classic extends shared.react.Component {
    override render() {
      return React.Children.toArray(['class', React.createElement(Link, { key: 'link' }), own.useOwn.name]);
    }
  }
  const Page = () => {
    const [value] = shared.react.useState('state');
    return React.createElement('p', null, value, new own.OwnError().describe(), React.createElement(Classic));
  };
  return renderToString(React.createElement(Context.Provider, { value: 'page' }, React.createElement(Page)));
}
const whole = page();

/** As the code of a release: strict, and with nothing but what it is given. */
const run = (code: string) =>
  vm.compileFunction(`'use strict'; ${code}`, ['shared', 'INTERNALS'])(shared, INTERNALS) as unknown;

test.each([
  ['a module', 'shared.react.createElement = () => null'],
  ['a module by its default', 'shared.react.default.createElement = () => null'],
  ['what is part of a module', 'shared.react.Children.toArray = () => []'],
  ['a function', `shared.react.useState.call = () => 'evil'`],
  ['a prototype of React', `shared.react.Component.prototype.setState = () => 'evil'`],
  ['a prototype by its own name', `shared.react.Component.prototype.render = () => 'evil'`],
  ['the prototype itself', 'shared.react.PureComponent.prototype = {}'],
  [
    'a prototype by its heir',
    'Object.getPrototypeOf(shared.react.PureComponent.prototype).isReactComponent = false',
  ],
  ['the JSX runtime', `shared['react/jsx-runtime'].jsx = () => null`],
  ['react-dom', `delete shared['react-dom'].createPortal`],
  ['a component of the shell', `shared.own.Link.render = () => 'evil'`],
  ['a class of the shell', `shared.own.OwnError.prototype.describe = () => 'evil'`],
  ['something deep in a value of the shell', 'shared.own.atom.init.list.push(2)'],
  ['the list of modules', 'shared.react = {}'],
  ['the internals of React', 'shared.react[INTERNALS].H = {}'],
  ['the internals of React by its default', 'shared.react.default[INTERNALS].H = {}'],
  ['a context', `shared.own.Context._currentValue = 'evil'`],
])('who changes %s gets a TypeError, and nobody else notices', (_what, code) => {
  expect(() => run(code)).toThrow(expect.objectContaining({ name: 'TypeError' }));
  expect(page()).toBe(whole);
  expect(difference()).toBeUndefined();
});

test('what older compilers make of a class still works: it sets properties of its own prototype', () => {
  const Old = run(`
    function Old() {}
    Old.prototype = Object.create(shared.react.Component.prototype);
    Old.prototype.constructor = Old;
    Old.prototype.setState = () => 'own';
    Old.prototype.render = () => 'old';
    return Old;`) as React.ComponentClass;
  expect(renderToString(React.createElement(Old))).toBe('old');
  expect(new Old({}).setState({})).toBe('own');
  expect(Object.hasOwn(shared.react.Component.prototype, 'render')).toBe(false);
});

test('remotes have one and the same React, by either way of importing it', () => {
  expect(shared.react.useState).toBe(React.useState);
  expect(shared.react.default.createElement).toBe(React.createElement);
  expect(Object.keys(shared['react-dom'])).toContain('createPortal');
});

test.each([
  ['react', React, 'H', { useState: () => ['evil'] }],
  ['react-dom', ReactDOM, 'd', {}],
])('what %s keeps for itself is compared', (name, module, key, evil) => {
  const internals = Reflect.ownKeys(module).find((own) => String(own).includes('_INTERNALS_'))!;
  const object = Reflect.get(module, internals) as object;
  const before: unknown = Reflect.get(object, key);
  Reflect.set(object, key, evil);
  expect(difference()).toBe(`${name}.${String(internals)}.${key}`);
  Reflect.set(object, key, before);
  expect(difference()).toBeUndefined();
});

test('React changes nothing for good while it renders pages, those that wait and those that fail included', async () => {
  const data = Promise.withResolvers<string>();
  const Late = () => React.createElement(React.Fragment, null, React.use(data.promise), own.useOwn());
  const Broken = (): never => {
    throw new Error('broken on purpose');
  };
  const render = (part: React.ReactNode) =>
    new Promise<void>((resolve) => {
      const suspense = React.createElement(React.Suspense, { fallback: 'wait' }, part);
      const { pipe } = renderToPipeableStream(
        React.createElement(Context.Provider, { value: 'page' }, suspense),
        { onShellReady: () => pipe(new PassThrough().resume()), onAllReady: resolve, onError: () => {} },
      );
    });
  const late = render(React.createElement(Late));
  await render(React.createElement(Broken));
  expect(difference()).toBeUndefined();
  data.resolve('late');
  await late;
  expect(difference()).toBeUndefined();
});
