import { expect, test } from '@jest/globals';
import { scriptJson } from './script-json.ts';

test.each(['</script><script>alert(1)</script>', '<!--', '\u2028\u2029', '&amp;'])(
  '%j cannot end the script and comes back as it was',
  (text) => {
    const json = scriptJson({ text });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);
