import { expect, test } from 'vitest'
import { csvLine } from './csv.rules.ts'

test('fields are quoted where they must be, and nothing that people wrote is a formula', () => {
  expect(csvLine([1, '林小雨', null, 88, '寫得"很"好，\n加油', '=1+1', '-3', 'a,b'])).toBe(
    `1,林小雨,,88,"寫得""很""好，\n加油",'=1+1,'-3,"a,b"\r\n`,
  )
})

test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'])(
  'what begins with %s is no formula, also behind what is not seen',
  (sign) => {
    const formula = `${sign}HYPERLINK(1)`
    for (const before of ['', ' ', '　', '\u00a0', '\u200b', '\u2060', '\ufeff', '\u00ad', '\u0000', '\u200b \u200d'])
      expect(csvLine([`${before}${formula}`])).toBe(`'${before}${formula}\r\n`)
    for (const before of ['\t', '\r', '\n', ' \t\u200b'])
      expect(csvLine([`${before}${formula}`])).toBe(`"'${before}${formula}"\r\n`)
  },
)

test('a tab or an end of line at the beginning is no way into another cell', () => {
  expect(csvLine(['\t水', '\r水'])).toBe(`"'\t水","'\r水"\r\n`)
})

test('numbers stay numbers, and words with such signs inside stay as they are', () => {
  expect(csvLine([-3, 0.5, 'a=1', '國中-高中', '王小明 +1', 'x@example.test', '0912'])).toBe(
    '-3,0.5,a=1,國中-高中,王小明 +1,x@example.test,0912\r\n',
  )
})
