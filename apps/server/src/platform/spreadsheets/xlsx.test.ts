import { expect, test } from 'vitest'
import { unpacked } from '../../testing/unpacked.ts'
import { columnName, xlsxOf } from './xlsx.ts'

async function bytesOf(sheet: Parameters<typeof xlsxOf>[0]): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of xlsxOf(sheet)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

test('columns are named as spreadsheets do', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

test('numbers are numbers, and texts are texts, whatever stands in them', async () => {
  const rows = [
    ['姓名', '成績'],
    ['=HYPERLINK("x")', 84.5],
    [' 林 & <小雨>\u0000\ud800', null],
  ]
  const parts = await unpacked(await bytesOf({ name: '成績冊: 七/忠', rows, frozen: { rows: 1, columns: 1 } }))
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(&quot;x&quot;)</t></is></c>')
  expect(sheet).toContain('<c r="B2"><v>84.5</v></c></row>')
  expect(sheet).toContain(
    '<row r="3"><c r="A3" t="inlineStr"><is><t xml:space="preserve"> 林 &amp; &lt;小雨&gt;</t></is></c></row>',
  )
  expect(sheet).toContain('topLeftCell="B2" activePane="bottomRight" state="frozen"')
  expect(parts.get('xl/workbook.xml')).toContain('<sheet name="成績冊  七 忠"')
})
