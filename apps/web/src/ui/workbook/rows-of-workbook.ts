import { openZip } from './unzip.ts'

/** More than any accepted list of people has. */
export const workbookLimits = { rows: 20_000, columns: 100 } as const

type Read = (name: string) => Promise<Document | null>

/**
 * Returns the rows of the first sheet of an .xlsx file; numbers and dates are raw values without their format. Null if
 * the file is not XLSX or has more than `workbookLimits.rows` rows; columns beyond the limit are dropped. Empty rows
 * are kept so that positions match the sheet's row numbers.
 */
export async function rowsOfWorkbook(bytes: ArrayBuffer): Promise<string[][] | null> {
  const part = openZip(new Uint8Array(bytes))
  if (part === null) return null
  const read: Read = async (name) => {
    const found = await part(name)
    return found && parse(new TextDecoder().decode(found))
  }
  const sheet = await read(await nameOfFirstSheet(read))
  if (sheet === null) return null
  const shared = await read('xl/sharedStrings.xml')
  return rowsOf(sheet, shared ? tagged(shared, 'si').map(textIn) : [])
}

function parse(text: string): Document | null {
  // Spreadsheet programs never declare entities, which could expand without end.
  if (text.includes('<!DOCTYPE')) return null
  const xml = new DOMParser().parseFromString(text, 'application/xml')
  return xml.getElementsByTagName('parsererror').length > 0 ? null : xml
}

const tagged = (within: Document | Element, name: string): Element[] => [...within.getElementsByTagNameNS('*', name)]

async function nameOfFirstSheet(read: Read): Promise<string> {
  const workbook = await read('xl/workbook.xml')
  const links = await read('xl/_rels/workbook.xml.rels')
  const first = workbook && tagged(workbook, 'sheet')[0]
  const id = [...(first?.attributes ?? [])].find(
    ({ localName, prefix }) => localName === 'id' && prefix !== null,
  )?.value
  const target = links && tagged(links, 'Relationship').find((one) => one.getAttribute('Id') === id)
  const path = target?.getAttribute('Target') ?? 'worksheets/sheet1.xml'
  return path.startsWith('/') ? path.slice(1) : `xl/${path}`
}

/** Returns the text of an element without phonetic annotations. */
const textIn = (element: Element): string =>
  tagged(element, 't')
    .filter((one) => one.parentElement?.localName !== 'rPh')
    .map((one) => one.textContent ?? '')
    .join('')

function rowsOf(sheet: Document, shared: readonly string[]): string[][] | null {
  const rows: string[][] = []
  for (const row of tagged(sheet, 'row')) {
    const number = Number(row.getAttribute('r') ?? rows.length + 1)
    const cells: string[] = []
    for (const cell of tagged(row, 'c')) {
      const column = columnOf(cell.getAttribute('r')) ?? cells.length
      if (column >= workbookLimits.columns) continue
      while (cells.length < column) cells.push('')
      cells[column] = writtenIn(cell, shared)
    }
    if (cells.every((cell) => cell.trim() === '')) continue
    if (!(number > rows.length && number <= workbookLimits.rows)) return null
    while (rows.length < number - 1) rows.push([])
    rows.push(cells)
  }
  return rows
}

/** Returns the column index of a cell reference, counted from 0: of `AB12`, that of `AB`. */
function columnOf(reference: string | null): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return null
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function writtenIn(cell: Element, shared: readonly string[]): string {
  const type = cell.getAttribute('t')
  if (type === 'inlineStr') return textIn(cell)
  const value = tagged(cell, 'v')[0]?.textContent ?? ''
  if (type === 'e') return ''
  return type === 's' ? (shared[Number(value)] ?? '') : value
}
