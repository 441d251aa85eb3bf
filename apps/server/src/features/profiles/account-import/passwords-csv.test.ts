import { expect, test } from 'vitest'
import { passwordLines, passwordsHead } from './passwords-csv.rules.ts'

test('a list of first passwords is a table that spreadsheets read, and runs nothing', () => {
  const more = { grade: '', seatNumber: '7', schoolName: '山上高中' }
  const one = {
    username: 'rain',
    password: 'abcd-2345',
    fullName: '＝林小雨',
    className: '301',
    studentNumber: '-7',
    ...more,
  }
  const other = {
    username: 'reed',
    password: 'efgh-6789',
    fullName: '王"小"明',
    className: '忠',
    studentNumber: '',
    ...more,
    grade: 'high_2',
  }
  expect(`${passwordsHead}${passwordLines([one, other])}`).toBe(
    `\ufeff帳號,密碼,姓名,年級,班級,座號,學號,學校\r\nrain,abcd-2345,'＝林小雨,,301,7,'-7,山上高中\r\nreed,efgh-6789,"王""小""明",高二,忠,7,,山上高中\r\n`,
  )
})
