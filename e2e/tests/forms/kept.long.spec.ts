import { propertyPath } from '../../site/pages.ts';
import { test } from '../../site/visitor.ts';
import { earlyInputIsKept, inputSurvives } from './kept.ts';

test.use({ expectedFault: /api\/forms|ERR_FAILED|status of 503/ });

inputSurvives('an office that is away', {
  status: 503,
  contentType: 'application/problem+json',
  body: '{}',
});

earlyInputIsKept('page of a property', propertyPath, 'Votre question sur le bien a bien été envoyée.');
