import type { FigureTable, SchoolReport } from '@learntrail/contract/analytics/analytics'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { ReportWords } from './report.texts.ts'

/** Returns everything the template draws. A hidden number gets neither a bar nor a length. */
export function documentData(
  report: SchoolReport,
  words: ReportWords,
  { locale, madeOn }: { locale: Locale; madeOn: string },
) {
  return {
    locale,
    title: words.title,
    school: report.school.name,
    range: `${words.place(report.place)} · ${words.semester(report.semester)} · ${report.from}～${report.to}`,
    madeOn,
    note: words.hiddenNote,
    totals: report.totals.map(({ name, unit, value, before }) => ({
      label: words.nameOf(name),
      value: words.valueOf(value, unit),
      before: before === undefined ? '' : words.before(words.valueOf(before, unit)),
      says: words.saysOf(name) ?? '',
    })),
    tables: report.tables.map((table) => tableData(table, words)).filter(({ rows }) => rows.length > 0),
  }
}

function tableData(table: FigureTable, words: ReportWords) {
  // Codes with only zeros would fill pages.
  const items = table.items.filter(({ cells }) => table.rows !== 'codes' || cells.some(({ value }) => value !== 0))
  const most = Math.max(0, ...items.filter(({ isTotal }) => !isTotal).map(({ cells }) => cells[0]?.value ?? 0))
  return {
    title: words.tableName(table),
    says: words.saysOf(table.name) ?? '',
    head: words.head(table),
    columns: table.columns.map(({ name }) => words.nameOf(name)),
    // Bars for the first column, if there is room.
    hasBars: table.columns.length <= 2,
    rows: items.map((row) => ({
      name: words.rowName(row),
      isTotal: row.isTotal,
      cells: row.cells.map(({ value }, index) => words.valueOf(value, table.columns[index]?.unit ?? 'count')),
      share: most === 0 ? 0 : (row.cells[0]?.value ?? 0) / most,
      isHidden: row.cells[0]?.value === null,
    })),
  }
}
