import { CONTACT } from '../../site/contact-form.ts';
import { test } from '../../site/visitor.ts';
import { earlyInputIsKept, inputSurvives } from './kept.ts';

test.use({ expectedFault: /api\/forms|ERR_FAILED|status of 503/ });

// An office that is away, and the page of a property: kept.long.spec.ts.
inputSurvives('a connection that breaks');

earlyInputIsKept('contact page', () => CONTACT.fr, 'Votre message a bien été envoyé.');
