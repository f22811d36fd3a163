import { defineRemote } from 'composer/contract';
import * as z from 'zod';

export default defineRemote({
  name: 'mf-notes',
  uses: { 'mf-comments/Comments': z.object({ note: z.string() }) },
  links: ['note'],
  pages: {
    NotePage: {
      code: './src/note-page.tsx',
      widgets: ['mf-comments/Comments'],
      fixture: { data: { id: '1', title: 'A title', text: 'A text' } },
      routes: [{ link: 'note', paths: { nl: 'notities/:id', fr: 'notes/:id' } }],
    },
  },
});
