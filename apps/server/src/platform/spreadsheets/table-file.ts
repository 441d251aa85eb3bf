import { Readable } from 'node:stream'
import { byteOrderMark, csvLine } from '../csv/csv.rules.ts'
import { type Sheet, xlsxOf } from './xlsx.ts'

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** A table as a file for spreadsheets, and what it is sent as. */
export function tableFile(form: keyof typeof mediaTypes, sheet: Sheet): { mediaType: string; content: Readable } {
  const content =
    form === 'csv' ? Readable.from([byteOrderMark, ...sheet.rows.map((row) => csvLine(row))]) : xlsxOf(sheet)
  return { mediaType: mediaTypes[form], content }
}
