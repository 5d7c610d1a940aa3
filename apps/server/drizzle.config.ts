import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` in this folder writes the next migration out of the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/tables/*.ts',
  out: './migrations',
})
