import { expect, test } from '@jest/globals';
import type { Composition } from '../../contract/contract.ts';
import { fillers, findModuleWidget, findWidget, widgetByAddress } from './find-widget.ts';

const composition = {
  remotes: {
    'mf-a': { name: 'mf-a', widgets: [{ name: 'Box', expose: './Box', modules: ['search-box'] }] },
    'mf-b': { name: 'mf-b', widgets: [{ name: 'Form', expose: './Form', modules: [] }] },
  },
  slots: { 'property/below-facts': ['mf-b/Form', 'mf-gone/Hint', 'mf-a/Box'] },
} as unknown as Composition;

test('the remote that shows a kind of module is found by the kind alone', () => {
  expect(findModuleWidget(composition, 'search-box')).toEqual({ remote: 'mf-a', expose: './Box' });
  expect(findModuleWidget(composition, 'project-list')).toBeUndefined();
});

test('a widget is found by remote and name, if it is live', () => {
  expect(findWidget(composition, 'mf-b', 'Form')).toEqual({ remote: 'mf-b', expose: './Form' });
  expect(widgetByAddress(composition, 'mf-b/Form')).toEqual({ remote: 'mf-b', expose: './Form' });
  expect(findWidget(composition, 'mf-b', 'Box')).toBeUndefined();
  expect(findWidget(composition, 'mf-gone', 'Box')).toBeUndefined();
});

test('a slot has the widgets that the registry names, in its order, as far as they are live', () => {
  expect(fillers(composition, 'property/below-facts')).toEqual([
    { remote: 'mf-b', expose: './Form' },
    { remote: 'mf-a', expose: './Box' },
  ]);
  expect(fillers(composition, 'property/nowhere')).toEqual([]);
});
