import { useIntl } from 'react-intl';
import { useNumbers } from 'shared-kit/ui/use-numbers';
import { factFormat, type FactFormat } from './fact-format.ts';

/** How facts are written in the language of the page. */
export const useFactFormat = (): FactFormat => factFormat(useIntl(), useNumbers());
