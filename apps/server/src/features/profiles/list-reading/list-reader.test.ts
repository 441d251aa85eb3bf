import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readAccountFile } from '../account-import/account-file.rules.ts'
import { readSchoolFile } from '../organization/school-file.rules.ts'
import { readAccountsApart, readSchoolsApart } from './list.reader.ts'

const list = (rows: number) => {
  const lines = ['代碼,學校名稱,公/私立,縣市名稱,備註']
  for (let row = 0; row < rows; row += 1)
    lines.push(`35${String(3000 + row)},第${row}高中,公立,[38]花蓮縣,${'，'.repeat(50)}`)
  return { name: 'high.csv', bytes: Buffer.from(lines.join('\n')), type: 'high_school' as const }
}

describe('a list that is read in a process of its own', () => {
  test('says what it says when it is read here', async () => {
    const input = list(3)
    expect(await readSchoolsApart(input)).toEqual(readSchoolFile(input))
    const people = Buffer.from('學校,姓名,學號,年級,班級\n沒有,林小雨,1,高一,1\n')
    expect(await readAccountsApart(people, [])).toEqual(readAccountFile(people, []))
    expect(await readAccountsApart(readFileSync(import.meta.filename), [])).toMatchObject({
      trouble: { code: 'no_header' },
    })
  })

  test('that takes too long is given up, and the next one is read', async () => {
    const endless = await readSchoolsApart(list(200_000), { seconds: 60, processorSeconds: 0.3 })
    expect(endless).toEqual({ ok: false, trouble: { code: 'needs_too_much', values: {} } })
    expect(await readSchoolsApart(list(1))).toMatchObject({ ok: true })
  })
})
