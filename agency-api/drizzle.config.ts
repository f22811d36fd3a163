import type { Config } from 'drizzle-kit-cli';

/** `npm run generate-migration` writes the SQL of a changed schema into `migrations`. */
export default {
  dialect: 'postgresql',
  schema: './src/database/schema/*.ts',
  out: './migrations',
} satisfies Config;
