import { expect, test } from 'vitest'
import { passwordLines, passwordsHead } from './passwords-csv.ts'

test('a list of first passwords is a table that spreadsheets read, and runs nothing', () => {
  const one = { username: 'rain', password: 'abcd-2345', fullName: '＝林小雨', className: '301', studentNumber: '-7' }
  const other = { username: 'reed', password: 'efgh-6789', fullName: '王"小"明', className: '', studentNumber: '' }
  expect(`${passwordsHead}${passwordLines([one, other])}`).toBe(
    `\ufeff帳號,密碼,姓名,班級,學號\r\nrain,abcd-2345,'＝林小雨,301,'-7\r\nreed,efgh-6789,"王""小""明",,\r\n`,
  )
})
