import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './provider/store/schema.ts',
  out: './provider/migrations',
  casing: 'snake_case',
})
