import type { Readable } from 'node:stream'
import { zipOf } from '../archive/zip-of.ts'
import { escapeXml } from './escape-xml.rules.ts'

export type CellValue = string | number | null

export interface Sheet {
  /** At most 31 signs are kept of it, without those that a name of a sheet must not have. */
  name: string
  rows: readonly (readonly CellValue[])[]
  /** Rows at the top and columns at the left that stay in sight; the rows are bold. */
  frozen: { rows: number; columns: number }
  /** Widths of the columns in characters; the rest as programs have it. */
  widths?: readonly number[]
}

/**
 * A spreadsheet with one sheet (ECMA-376, SpreadsheetML), made while it is read. Numbers are numbers; all else is a text,
 * which no program takes for a formula.
 */
export function xlsxOf(sheet: Sheet): Readable {
  return zipOf(async (parts) => {
    await parts.text('[Content_Types].xml', contentTypes)
    await parts.text('_rels/.rels', relations(`${office}/officeDocument`, 'xl/workbook.xml'))
    await parts.text('xl/workbook.xml', workbook(sheet.name))
    await parts.text(
      'xl/_rels/workbook.xml.rels',
      relations(`${office}/worksheet`, 'worksheets/sheet1.xml', `${office}/styles`, 'styles.xml'),
    )
    await parts.text('xl/styles.xml', styles)
    await parts.text('xl/worksheets/sheet1.xml', worksheet(sheet))
  })
}

/** `A`, `Z`, `AA`: the name of a column by its number from 0. */
export function columnName(at: number): string {
  const rest = Math.floor(at / 26)
  return (rest === 0 ? '' : columnName(rest - 1)) + String.fromCharCode(65 + (at % 26))
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`

/** Pairs of a type and a target. */
function relations(...pairs: string[]): string {
  const each = pairs.flatMap((type, at) =>
    at % 2 === 0 ? [`<Relationship Id="rId${at / 2 + 1}" Type="${type}" Target="${pairs[at + 1]}"/>`] : [],
  )
  return `${head}<Relationships xmlns="${packaged}/relationships">${each.join('')}</Relationships>`
}

function workbook(name: string): string {
  const fit = name.replace(/[\\/?*[\]:']/g, ' ').trim()
  const short = [...fit].slice(0, 31).join('') || 'Sheet1'
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escapeXml(short)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
}

const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`

function worksheet({ rows, frozen, widths = [] }: Sheet): string {
  const corner = `${columnName(frozen.columns)}${frozen.rows + 1}`
  const split = `${frozen.columns > 0 ? ` xSplit="${frozen.columns}"` : ''}${frozen.rows > 0 ? ` ySplit="${frozen.rows}"` : ''}`
  const pane = frozen.columns > 0 ? (frozen.rows > 0 ? 'bottomRight' : 'topRight') : 'bottomLeft'
  const view =
    split === ''
      ? ''
      : `<sheetViews><sheetView workbookViewId="0"><pane${split} topLeftCell="${corner}" activePane="${pane}" state="frozen"/></sheetView></sheetViews>`
  const wide = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  const cols = wide.length === 0 ? '' : `<cols>${wide.join('')}</cols>`
  const lines = rows.map((row, line) => rowXml(row, line, line < frozen.rows))
  return `${head}<worksheet xmlns="${main}">${view}${cols}<sheetData>${lines.join('')}</sheetData></worksheet>`
}

function rowXml(row: readonly CellValue[], line: number, isHead: boolean): string {
  const style = isHead ? ' s="1"' : ''
  const cells = row.map((value, at) => {
    if (value === null || value === '') return ''
    const place = `r="${columnName(at)}${line + 1}"${style}`
    if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
  })
  return `<row r="${line + 1}">${cells.join('')}</row>`
}
