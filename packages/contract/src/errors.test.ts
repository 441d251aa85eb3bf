import { expect, test } from 'vitest'
import { errorsOf } from './errors.ts'

test('no two features use one code', () => {
  const codes = Object.values(errorsOf).flatMap((errors) => Object.keys(errors))
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})
