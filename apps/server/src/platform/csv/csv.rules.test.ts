import { expect, test } from 'vitest'
import { csvLine } from './csv.rules.ts'

test('fields are quoted where they must be, and nothing that people wrote is a formula', () => {
  expect(csvLine([1, '林小雨', null, 88, '寫得"很"好，\n加油', '=1+1', '-3', 'a,b'])).toBe(
    `1,林小雨,,88,"寫得""很""好，\n加油",'=1+1,'-3,"a,b"\r\n`,
  )
})
