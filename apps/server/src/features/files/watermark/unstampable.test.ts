import { expect, test } from 'vitest'
import { createUnstampable } from './unstampable.memory.ts'

const at = (minutes: number) => new Date(minutes * 60_000)

test('a file that could not be stamped is tried again after an hour', () => {
  const unstampable = createUnstampable()
  unstampable.note('film.pdf', 'PDF_TOO_LARGE', at(0))
  expect(unstampable.find('film.pdf', at(59))).toBe('PDF_TOO_LARGE')
  expect(unstampable.find('other.pdf', at(59))).toBeUndefined()
  expect(unstampable.find('film.pdf', at(60))).toBeUndefined()
  unstampable.note('film.pdf', 'PDF_TOO_LARGE', at(61))
  expect(unstampable.find('film.pdf', at(120))).toBe('PDF_TOO_LARGE')
})

test('of very many such files some are tried again earlier', () => {
  const unstampable = createUnstampable()
  for (let n = 0; n <= 1_000; n += 1) unstampable.note(`${n}.pdf`, 'FILE_DAMAGED', at(0))
  expect(unstampable.find('0.pdf', at(1))).toBeUndefined()
  expect(unstampable.find('1000.pdf', at(1))).toBe('FILE_DAMAGED')
})
