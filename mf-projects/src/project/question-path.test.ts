import { questionPath } from './question-path.ts';

test('a question goes to the contact page of the language', () => {
  expect(questionPath(36, 'de')).toBe('/de/kontakt/?project=36');
});
