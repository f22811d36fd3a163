import { formPath } from 'shared-kit/domain/form-paths';
import type { Language } from 'shared-kit/domain/languages';

/** The contact page, which asks about the project. */
export const questionPath = (projectId: number, language: Language) =>
  `${formPath('contact', language)}?project=${projectId}`;
