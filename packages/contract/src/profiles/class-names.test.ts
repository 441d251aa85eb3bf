import { expect, test } from 'vitest'
import { classNameOf } from './class-names.ts'

test.each([
  ['high_1', '忠', '高一忠班', 'Grade 10, 忠'],
  ['high_1', '忠班', '高一忠班', 'Grade 10, 忠班'],
  ['junior_high_1', '三', '七年三班', 'Grade 7, 三'],
  ['junior_high_1', '701', '701班', 'Grade 7, 701'],
  ['primary_3', '2', '三年2班', 'Grade 3, 2'],
  ['junior_high_1', null, '七年級', 'Grade 7'],
  ['high_1', null, '高一', 'Grade 10'],
  ['高一', '忠班', '高一忠班', '高一, 忠班'],
])('%s %s is %s, and %s in English', (grade, className, tw, en) => {
  expect(classNameOf({ grade, className }, 'tw')).toBe(tw)
  expect(classNameOf({ grade, className }, 'en')).toBe(en)
})
