import { expect, test } from 'vitest'
import { unpacked } from '../../testing/unpacked.ts'
import { tableFile } from './table-file.ts'
import { type Sheet, xlsxOf } from './xlsx.ts'

async function bytesOf(...sheets: readonly Sheet[]): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of xlsxOf(...sheets)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const frozen = { rows: 1, columns: 1 }

test('numbers are numbers, and texts are texts, whatever stands in them', async () => {
  const rows = [
    ['姓名', '成績'],
    ['=HYPERLINK("x")', 84.5],
    [' 林 & <小雨>\u0000\ud800', null],
  ]
  const parts = await unpacked(await bytesOf({ name: '成績冊: 七/忠', rows, frozen }))
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).toMatch(/<c r="B2"[^>]*><v>84.5<\/v><\/c>/)
  expect(sheet).not.toContain('<f>')
  expect(sheet).toMatch(/topLeftCell="B2"/)
  const texts = [...parts.values()].join('')
  expect(texts).toContain('=HYPERLINK("x")')
  expect(texts).toContain(' 林 &amp; &lt;小雨&gt;')
  expect(parts.get('xl/workbook.xml')).toContain('name="成績冊  七 忠"')
})

test('tables are sheets of their own, whose names differ within 31 characters', async () => {
  const name = '一'.repeat(40)
  const parts = await unpacked(
    await bytesOf({ name, rows: [['甲']], frozen }, { name, rows: [['乙']], frozen }, { name: '?', rows: [], frozen }),
  )
  const book = parts.get('xl/workbook.xml') ?? ''
  expect(book).toContain(`name="${'一'.repeat(31)}"`)
  expect(book).toContain(`name="${'一'.repeat(29)} 2"`)
  expect(book).toContain('name="Sheet1"')
})

test('names that Excel takes for the same, or for too long, are others', async () => {
  const sheets = ['A Class', 'a class', 'History', `${'🌊'.repeat(15)}河`, `${'🌊'.repeat(15)}川`, '🌊'.repeat(16)]
  const parts = await unpacked(await bytesOf(...sheets.map((name) => ({ name, rows: [['甲']], frozen }))))
  const names = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/ name="([^"]*)"/g)].map(([, name]) => name)
  expect(names).toEqual([
    'A Class',
    'a class 2',
    'History 2',
    `${'🌊'.repeat(15)}河`,
    `${'🌊'.repeat(15)}川`,
    '🌊'.repeat(15),
  ])
})

test('as CSV they stand one below the other', async () => {
  const one = { name: '週', rows: [['週'], [1]], frozen }
  const { content } = tableFile('csv', one, { ...one, rows: [['班級'], [2]] })
  const chunks: string[] = []
  for await (const chunk of content) chunks.push(String(chunk))
  expect(chunks.join('').replace('\ufeff', '').split('\r\n').slice(0, 5)).toEqual(['週', '1', '', '班級', '2'])
})
