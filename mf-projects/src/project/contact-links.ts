import { formPath } from 'shared-kit/domain/form-paths';
import type { Language } from 'shared-kit/domain/languages';

/** `tel:` without what phones cannot dial: "+32 (0)81 00 12 34" is called as +3281001234. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/\(0\)|[^\d+]/g, '')}`;

/** The contact page, which asks about the project. */
export const questionPath = (projectId: number, language: Language) =>
  `${formPath('contact', language)}?project=${projectId}`;
