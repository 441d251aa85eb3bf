import { expect, test } from 'vitest'
import { schoolNameOf, searchableName } from './school-names.rules.ts'

test.each([
  ['市立中正國小　', 'keelung_city', '基隆市立中正國小'],
  ['縣立東莒國小', 'lienchiang_county', '連江縣立東莒國小'],
  ['縣立楊光國(中)小', 'taoyuan_city', '桃園市立楊光國(中)小'],
  ['國立師大附中', 'taipei_city', '國立師大附中'],
  ['桃園市復旦高中', 'taoyuan_city', '桃園市復旦高中'],
] as const)('%s says whose it is', (written, county, name) => {
  expect(schoolNameOf(written, county)).toBe(name)
})

test.each([
  ['台北市立建國中學', '臺北市立建國中學'],
  ['Ｎｔｕ', 'NTU'],
  ['連江縣立介壽國（中）小', '連江縣立介壽國(中)小'],
  ['台灣 大學', '臺灣大學'],
])('%s and %s are alike when searched', (one, other) => {
  expect(searchableName(one)).toBe(searchableName(other))
})
