import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/features/**/*.tables.ts', './src/platform/**/*.tables.ts'],
  out: './migrations',
  migrations: { prefix: 'index' },
})
