import { expect, test } from 'vitest'
import { storageFailure } from './storage-failure.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })

test.each([
  ['ENOSPC', 'STORAGE_FULL'],
  ['EDQUOT', 'STORAGE_FULL'],
  ['EIO', 'STORAGE_UNAVAILABLE'],
  ['EROFS', 'STORAGE_UNAVAILABLE'],
])('%s of a disk is %s, with its cause for the log', (code, answered) => {
  const error = failure(code)
  expect(storageFailure(error)).toMatchObject({ code: answered, cause: error })
})

test('a line that broke is none of the store’s failures', () => {
  const error = failure('ECONNRESET')
  expect(storageFailure(error)).toBe(error)
})
