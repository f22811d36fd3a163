import * as z from 'zod';

/** Only what is Published is shown (product F4). */
export const statusSchema = z.enum(['Published', 'Draft']).default('Published');
