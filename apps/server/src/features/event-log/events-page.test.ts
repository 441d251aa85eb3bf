import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventsPage } from './events-page.rules.ts'

test('docs/events.md is what the contract declares; npm run docs:events writes it anew', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/events.md'), 'utf8')
  expect(page).toBe(eventsPage())
})
