import { troubleInWords } from '../list-reading/trouble.texts.ts'
import type { AccountImportResult } from './import-accounts.service.ts'

/** How many people of each kind are named; the rest is a number. Rows to be corrected are all named. */
const mostNamed = 20

/** Returns what an import did, for an operator's terminal. Never contains a password. */
export function accountReportLines(file: string, outcome: AccountImportResult, isDryRun: boolean): string[] {
  if (!outcome.ok) return [`${file}: ${troubleInWords(outcome.trouble)}`]
  const { added, changed, gone, unchanged, bad } = outcome.result
  return [
    `${file}${isDryRun ? ' (dry run, nothing is changed)' : ''}`,
    `  new ${added.length}, changed ${changed.length}, gone ${gone.length}, unchanged ${unchanged}, bad ${bad.length}`,
    ...named('new', added, ({ studentNumber, fullName, className }) => `${studentNumber} ${fullName} ${className}`),
    ...named('changed', changed, ({ known, becomes }) => {
      return `${known.studentNumber} ${told(known)} → ${told(becomes)}`
    }),
    ...named('gone', gone, ({ studentNumber, fullName }) => `${studentNumber} ${fullName} (nothing is done to them)`),
    ...bad.map(
      ({ line, column, trouble }) => `  bad: line ${line}${column && `, ${column}`}: ${troubleInWords(trouble)}`,
    ),
  ]
}

const told = ({ fullName, grade, className }: { fullName: string; grade: string; className: string }) =>
  `${fullName} ${grade} ${className}`

function named<Item>(kind: string, items: readonly Item[], describe: (item: Item) => string): string[] {
  const lines = items.slice(0, mostNamed).map((item) => `  ${kind}: ${describe(item)}`)
  return items.length > mostNamed ? [...lines, `  ${kind}: ${items.length - mostNamed} more`] : lines
}
