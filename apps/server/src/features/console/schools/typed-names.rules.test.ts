import { expect, test } from 'vitest'
import { coreOf } from './typed-names.rules.ts'

test.each([
  ['台北市立內湖高中', '內湖高中'],
  ['臺北市內湖高中', '內湖高中'],
  ['私立望海高中', '望海高中'],
  ['內湖高中', '內湖高中'],
  ['臺北市', '臺北市'],
])('%s is looked for as %s', (typed, core) => {
  expect(coreOf(typed)).toBe(core)
})
