import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { mayHide, noteBlocks } from './known-blocks.memory.ts'

test('a block is remembered of a viewer until it is read that there is none, and by no other application', () => {
  const [here, elsewhere] = [new Pool(), new Pool()]
  noteBlocks(here, 'ann', true)
  expect(mayHide(here, 'ann')).toBe(true)
  expect(mayHide(here, 'ben')).toBe(false)
  expect(mayHide(elsewhere, 'ann')).toBe(false)
  noteBlocks(here, 'ann', false)
  expect(mayHide(here, 'ann')).toBe(false)
})
