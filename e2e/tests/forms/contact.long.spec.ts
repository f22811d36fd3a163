import { messageIsStoredOnce } from './contact.ts';

messageIsStoredOnce('nl', 'Bedankt voor uw vertrouwen', 'Uw bericht aan Hellébore');
