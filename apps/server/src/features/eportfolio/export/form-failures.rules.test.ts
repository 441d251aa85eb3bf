import { expect, test } from 'vitest'
import { DocumentFailed } from '../../../platform/documents/index.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { FormFailed, lastingFailureOf } from './form-failures.rules.ts'

test.each([
  [new DocumentFailed('too_many_pages'), 'document_too_long'],
  [new DocumentFailed('needs_too_much_memory'), 'document_too_heavy'],
  [new DocumentFailed('takes_too_long'), 'document_too_heavy'],
  [new DocumentFailed('broken'), 'interrupted'],
  [new FormFailed('national_too_large'), 'national_too_large'],
  [new Refusal('STORAGE_FULL'), 'storage_full'],
  [Object.assign(new Error('no space left'), { code: 'ENOSPC' }), 'storage_full'],
])('%s lasts: trying again does not help', (error, failure) => {
  expect(lastingFailureOf(error)).toBe(failure)
})

test.each([[new DocumentFailed('crashed')], [new Refusal('STORAGE_UNAVAILABLE')], [new Error('the connection broke')]])(
  '%s may pass',
  (error) => {
    expect(lastingFailureOf(error)).toBe(undefined)
  },
)
