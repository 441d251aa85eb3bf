import { Readable } from 'node:stream'
import type { Cell } from 'write-excel-file/node'
import { writableInXml } from '../xml/escape-xml.rules.ts'

export type CellValue = string | number | null

export interface Sheet {
  /** Cut to 31 characters; characters that sheet names must not contain are replaced. */
  name: string
  rows: readonly (readonly CellValue[])[]
  /** Rows at the top and columns at the left that stay visible when scrolling; the rows are bold. */
  frozen: { rows: number; columns: number }
  /** Column widths in characters; the program's default for the rest. */
  widths?: readonly number[]
}

/**
 * Returns a spreadsheet that is produced when read. Numbers stay numbers; everything else is text, which no program
 * reads as a formula.
 */
export function xlsxOf(...sheets: readonly Sheet[]): Readable {
  const names = new Set([reservedName])
  const written = sheets.map(({ name, rows, frozen, widths = [] }) => ({
    sheet: sheetName(name, names),
    data: rows.map((row, line) => row.map((value) => cellOf(value, line < frozen.rows))),
    stickyRowsCount: frozen.rows,
    stickyColumnsCount: frozen.columns,
    columns: widths.map((width) => ({ width })),
  }))
  return Readable.from(
    (async function* () {
      const { default: writeXlsxFile } = await import('write-excel-file/node')
      yield await writeXlsxFile(written).toBuffer()
    })(),
  )
}

function cellOf(value: CellValue, isHead: boolean): Cell {
  if (value === null) return null
  const style = isHead ? ({ fontWeight: 'bold' } as const) : {}
  if (typeof value === 'number') return { value, type: Number, ...style }
  return { value: writableInXml(value), type: String, ...style }
}

/** A name that Excel keeps for itself. */
const reservedName = 'history'
/** Counted in UTF-16 code units, as Excel counts them. */
const longestName = 31

/** Returns a valid sheet name that is unique within the file; Excel takes names for the same that differ in case. */
function sheetName(name: string, taken: Set<string>): string {
  const fit = writableInXml(name)
    .replace(/[\\/?*[\]:']/g, ' ')
    .trim()
  const base = beginningOf(fit, longestName) || 'Sheet1'
  let own = base
  for (let number = 2; taken.has(own.toLowerCase()); number += 1) {
    const end = ` ${number}`
    own = beginningOf(base, longestName - end.length) + end
  }
  taken.add(own.toLowerCase())
  return own
}

/** Returns the whole characters that fit. */
function beginningOf(text: string, units: number): string {
  let beginning = ''
  for (const character of text) {
    if (beginning.length + character.length > units) break
    beginning += character
  }
  return beginning
}
