import { expect, it } from 'vitest'
import { handleAfter, isTimeToGoOn, nameAfter } from './next-year.rules.ts'

it.each([
  ['七年一班', '八年一班'],
  ['三年 5 班', '四年 5 班'],
  ['國一忠', '國二忠'],
  ['高一仁班', '高二仁班'],
  ['3年2班', '4年2班'],
  ['701', '801'],
  ['101 班自主學習', '201 班自主學習'],
  ['115 學年七年一班', '116 學年八年一班'],
  ['2026 科展隊', '2027 科展隊'],
  ['河川觀察社', '河川觀察社'],
])('%s is called %s a year later', (name, next) => expect(nameAfter(name)).toBe(next))

const july = new Date(2027, 6, 5)
it.each([
  ['class-701', 'class-801'],
  ['tfg-115-zhong', 'tfg-116-zhong'],
  ['116_art', '117_art'],
  ['class-1151', 'class-1151-2027'],
  ['class-114', 'class-214'],
  ['river', 'river-2027'],
  ['a-very-long-name-of-thirty-char', 'a-very-long-name-of-thirt-2027'],
])('%s is found as %s', (handle, next) => expect(handleAfter(handle, july)).toBe(next))

it('is suggested from July to September, of a group from before', () => {
  expect(isTimeToGoOn('2026-09-01T00:00:00Z', july)).toBe(true)
  expect(isTimeToGoOn('2027-08-01T00:00:00Z', new Date(2027, 7, 20))).toBe(false)
  expect(isTimeToGoOn('2026-09-01T00:00:00Z', new Date(2027, 5, 30))).toBe(false)
  expect(isTimeToGoOn('2026-09-01T00:00:00Z', new Date(2027, 9, 1))).toBe(false)
})
