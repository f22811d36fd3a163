import { defineRemote } from 'composer/contract';
import * as z from 'zod';

export default defineRemote({
  name: 'mf-comments',
  widgets: {
    Comments: {
      code: './src/comments.tsx',
      props: z.object({ note: z.string() }),
      fixture: { note: '1' },
    },
  },
});
