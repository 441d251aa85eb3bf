import { expect, test } from 'vitest'
import { emsOf } from './ems.rules.ts'

test('Han characters and their marks are square, letters are about half as wide', () => {
  expect(emsOf('河水，')).toBe(3)
  expect(emsOf('𠮷')).toBe(1)
  expect(emsOf('river')).toBeGreaterThan(2)
  expect(emsOf('river')).toBeLessThan(3)
  expect(emsOf('')).toBe(0)
})
