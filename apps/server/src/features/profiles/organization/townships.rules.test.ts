import { expect, test } from 'vitest'
import { townshipOfAddress } from './townships.rules.ts'

test('an address says in which township of its county it is, however it writes that', () => {
  expect(townshipOfAddress('[100]臺北市中正區南海路56號', 'taipei_city')).toBe('taipei_zhongzheng')
  expect(townshipOfAddress('100 台北市中正區南海路56號', 'taipei_city')).toBe('taipei_zhongzheng')
  expect(townshipOfAddress('中正區南海路56號', 'taipei_city')).toBe('taipei_zhongzheng')
})

test('what is no township of the county is none', () => {
  expect(townshipOfAddress('', 'taipei_city')).toBeNull()
  expect(townshipOfAddress('[234]新北市永和區福和路125巷20號', 'taipei_city')).toBeNull()
})
