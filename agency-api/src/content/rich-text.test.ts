import { expect, test } from '@jest/globals';
import { cleanRichText } from './schemas/fields.ts';

test('rich texts keep their structure and lose what could do harm', () => {
  const html =
    '<p onclick="x()">Un <strong>texte</strong></p><script>alert(1)</script><a href="javascript:x()">a</a>';
  expect(cleanRichText(html)).toBe('<p>Un <strong>texte</strong></p><a>a</a>');
});
