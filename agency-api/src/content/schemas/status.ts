import * as z from 'zod';

/** Only what is Published is shown (spec 2.4, 4). */
export const statusSchema = z.enum(['Published', 'Draft']).default('Published');
