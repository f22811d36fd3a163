import { emptyFormIsRefused } from './empty-form.ts';

emptyFormIsRefused(false);
