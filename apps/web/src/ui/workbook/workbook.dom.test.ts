import { expect, test } from 'vitest'
import { listOfWorkbook } from './list-of-workbook.ts'
import { workbookLimits } from './rows-of-workbook.ts'
import { sheetOf, zipOf } from './workbook.fixture.ts'

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const parts = {
  'xl/workbook.xml': `<workbook ${main} xmlns:r="r"><sheets><sheet name="名單" sheetId="4" r:id="rId7"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId7" Target="worksheets/sheet4.xml"/></Relationships>`,
  'xl/sharedStrings.xml': `<sst ${main}><si><t>座號</t></si><si><r><t>林</t></r><r><t>小雨</t></r><rPh><t>ㄌㄧㄣ</t></rPh></si></sst>`,
}
const withRows = (rows: string) => zipOf({ ...parts, 'xl/worksheets/sheet4.xml': sheetOf(rows) })
const one = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`

test('the first sheet is read with what is empty between, whatever kind a cell is of', async () => {
  const file = await withRows(
    `<row r="1"><c r="A1" t="s"><v>0</v></c>${one('B1', '姓名')}<c r="D1" t="str"><v>學號</v></c></row>` +
      `<row r="3"><c r="A3"><v>1</v></c><c r="B3" t="s"><v>1</v></c><c r="C3" t="e"><v>#N/A</v></c><c r="D3"><v>1150001</v></c></row>`,
  )
  expect(await listOfWorkbook(file, ',')).toBe('座號,姓名,,學號\n\n1,林小雨,,1150001')
  expect(await listOfWorkbook(file, '\t')).toBe('座號\t姓名\t\t學號\n\n1\t林小雨\t\t1150001')
})

test('what has commas, quotation marks or lines of its own stays one cell', async () => {
  const file = await withRows(`<row r="1">${one('A1', '林, "小雨"')}${one('B1', '一\n二')}</row>`)
  expect(await listOfWorkbook(file, ',')).toBe('"林, ""小雨""","一\n二"')
  expect(await listOfWorkbook(file, '\t')).toBe('林, "小雨"\t一 二')
})

test('has so many rows and not one more', async () => {
  const last = (row: number) => withRows(`<row r="${row}">${one(`A${row}`, '林小雨')}</row>`)
  expect((await listOfWorkbook(await last(workbookLimits.rows), ','))?.split('\n')).toHaveLength(workbookLimits.rows)
  expect(await listOfWorkbook(await last(workbookLimits.rows + 1), ',')).toBeNull()
})

test('what is no such file, broken or unfolds without end is not read', async () => {
  expect(await listOfWorkbook(new File(['姓名,學號'], 'a.xlsx'), ',')).toBeNull()
  expect(await listOfWorkbook(await zipOf({ 'word/document.xml': '<a/>' }), ',')).toBeNull()
  expect(await listOfWorkbook(await withRows('<row'), ',')).toBeNull()
  const entities = `<!DOCTYPE a [<!ENTITY b "c">]>${sheetOf('')}`
  expect(await listOfWorkbook(await zipOf({ ...parts, 'xl/worksheets/sheet4.xml': entities }), ',')).toBeNull()
  const huge = sheetOf(' '.repeat(21_000_000))
  expect(await listOfWorkbook(await zipOf({ ...parts, 'xl/worksheets/sheet4.xml': huge }), ',')).toBeNull()
})
