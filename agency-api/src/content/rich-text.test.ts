import { expect, test } from '@jest/globals';
import { richTextSchema } from './schemas/rich-text.ts';

test('rich texts keep their structure and lose what could do harm', () => {
  const fr =
    '<p onclick="x()">Un <strong>texte</strong></p><script>alert(1)</script><a href="javascript:x()">a</a>';
  expect(richTextSchema.parse({ fr })).toEqual({ fr: '<p>Un <strong>texte</strong></p><a>a</a>' });
});
