import type { FigureTable, SchoolReport } from '@learntrail/contract/analytics/analytics'
import type { CellValue, Sheet } from '../../../platform/spreadsheets/xlsx.ts'
import type { ReportWords } from './report.texts.ts'

/**
 * Returns a report as spreadsheet tables: one sheet with the question and the totals, and one for each table. A hidden
 * number is written as a word, so that no program calculates with it.
 */
export function sheetsOf(report: SchoolReport, words: ReportWords): Sheet[] {
  const value = (number: number | null | undefined): CellValue => (number === null ? words.hidden : (number ?? null))
  const hasBefore = (cells: readonly { before?: number | null | undefined }[]) =>
    cells.some(({ before }) => before !== undefined)
  const first: CellValue[][] = [
    [words.title, report.school.name],
    [words.place(report.place), words.semester(report.semester)],
    [`${report.from}～${report.to}`, null],
    ...report.totals.flatMap(({ name, value: now, before }) => [
      [words.nameOf(name), value(now)],
      ...(before === undefined ? [] : [[words.before(words.nameOf(name)), value(before)]]),
    ]),
    [words.hiddenNote, null],
  ]
  const sheetOf = (table: FigureTable): Sheet => {
    const compared = table.columns.map((_, index) =>
      hasBefore(table.items.map((row) => row.cells[index] ?? { value: 0 })),
    )
    const head = table.columns.flatMap(({ name }, index) => [
      words.nameOf(name),
      ...(compared[index] === true ? [words.before(words.nameOf(name))] : []),
    ])
    const rows = table.items.map((row) => [
      words.rowName(row),
      ...row.cells.flatMap((cell, index) => [
        value(cell.value),
        ...(compared[index] === true ? [value(cell.before)] : []),
      ]),
    ])
    return {
      name: words.tableName(table),
      rows: [[words.head(table), ...head], ...rows],
      frozen: { rows: 1, columns: 1 },
      widths: [26, ...head.map(() => 14)],
    }
  }
  return [
    { name: words.title, rows: first, frozen: { rows: 0, columns: 1 }, widths: [30, 30] },
    ...report.tables.map(sheetOf),
  ]
}
