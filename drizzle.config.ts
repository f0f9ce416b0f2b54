import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './provider/store/schema.ts',
    './provider/store/content-tables.ts',
    './provider/store/import-tables.ts',
    './provider/store/name-tables.ts',
    './provider/store/request-tables.ts',
    './provider/store/shortlist-tables.ts',
    './provider/store/student-tables.ts',
    './provider/store/subscription-tables.ts',
  ],
  out: './provider/migrations',
  casing: 'snake_case',
})
