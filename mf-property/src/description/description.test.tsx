import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-part.tsx';
import { Description } from './description.tsx';

const ofLength = (length: number) => `<p>${'a'.repeat(length - '<p></p>'.length)}</p>`;

test.each([
  ['a few lines', 700, 'is whole'],
  ['more lines than a phone shows at once', 701, 'can be unfolded'],
  ['more lines than any window shows at once', 1101, 'can be unfolded'],
])('a description of %s (%d characters) %s', (_, length, said) => {
  renderPart(<Description html={ofLength(length)} language={undefined} />);
  expect(screen.queryByText('Lire la suite') !== null).toBe(said === 'can be unfolded');
});
