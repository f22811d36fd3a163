import type { Language } from 'shared-kit/domain/languages';
import type { FieldValue } from '../../src/form/form-description.ts';

/** Field, what is in it, and what the visitor is told there (product V5, V6). */
export type FaultMessage = [field: string, value: FieldValue, told: Record<Language, string>];
