import * as z from 'zod/mini';
import { LARGEST_TOTAL, totalSize, typeOfFile, uploadedFile } from '../../../domain/uploaded-file.ts';
import type { FileType } from '../../../domain/uploaded-file.ts';

/** Files that were uploaded before the form is sent, by the references that the API answered with (product U1). */
export const files = ({ most, types }: { most: number; types: readonly FileType[] }) => {
  const isOfType = (reference: string) => {
    const file = uploadedFile(reference);
    const type = file && typeOfFile(file.name);
    return type !== undefined && types.includes(type);
  };
  const reference = z
    .string()
    .check(
      z.maxLength(200),
      z.refine(isOfType, { params: { rule: `an uploaded file: ${types.join(', ')}` } }),
    );
  return z._default(
    z.array(reference).check(
      z.maxLength(most),
      z.refine((references) => references.every(isText) && totalSize(references) <= LARGEST_TOTAL, {
        params: { rule: `max ${LARGEST_TOTAL} bytes in all` },
      }),
      z.refine((references) => new Set(references).size === references.length, {
        params: { rule: 'each file once' },
      }),
    ),
    [],
  );
};

const isText = (value: unknown) => typeof value === 'string';
