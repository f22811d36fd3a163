import * as z from 'zod';

/** Where the gateway sends forms with files of visitors without scripts. */
export const UPLOADED_FORM_PATH = '/api/uploads/form';
/** Where a browser sends one file. */
export const UPLOAD_PATH = '/api/uploads';

/** The file is kept: `file` is the reference by which a form sends it. */
export const uploadSchema = z.object({ file: z.string() });

/** A form as it was sent, with a reference (or why it was refused) instead of each file. */
export const uploadedFormSchema = z.object({ fields: z.array(z.tuple([z.string(), z.string()])) });
