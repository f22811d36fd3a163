import { defineConfig } from 'drizzle-kit';

/** `npm run generate-migration` writes the SQL of a changed schema into `migrations`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema/*.ts',
  out: './migrations',
});
