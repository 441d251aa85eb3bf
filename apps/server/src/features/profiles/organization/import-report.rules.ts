import { troubleInWords } from '../list-reading/trouble.texts.ts'
import type { SchoolImport, SchoolImportResult } from './import-schools.service.ts'
import { countyLabels } from './lists/counties.texts.ts'
import type { FileSchool } from './school-file.rules.ts'

/** How many schools of each kind are named; the rest is a number. */
const mostNamed = 20

/** Returns what an import did, for an operator's terminal. */
export function reportLines(file: string, outcome: SchoolImportResult, isDryRun: boolean): string[] {
  if (!outcome.ok) return [`${file}: ${troubleInWords(outcome.trouble)}`]
  const { result } = outcome
  return [
    `${file}${isDryRun ? ' (dry run, nothing is changed)' : ''}`,
    `  new ${result.added.length}, changed ${result.changed.length}, gone ${result.gone.length}, ` +
      `unchanged ${result.unchanged}, refused ${result.refused.length}`,
    ...(result.olderRows > 0 ? [`  ${result.olderRows} rows of older school years are left out`] : []),
    ...coverageLines(result),
    ...named('new', result.added, nameOf),
    ...named('changed', result.changed, ({ before, after }) => `${nameOf(before)} → ${nameOf(after)}`),
    ...named('gone', result.gone, ({ school, people }) => {
      return `${nameOf(school)} (${people === 0 ? 'deleted' : `closed, ${people} belong to it`})`
    }),
    ...named('refused', result.refused, ({ line, trouble }) => `line ${line}: ${troubleInWords(trouble)}`),
  ]
}

function coverageLines({ coverage }: SchoolImport): string[] {
  return coverage
    .filter(({ isCovered, known }) => !isCovered && known > 0)
    .map(({ type, known, named }) => `  ${type}: names ${named} of ${known} known schools, so none counts as gone`)
}

function named<Item>(kind: string, items: Item[], describe: (item: Item) => string): string[] {
  const lines = items.slice(0, mostNamed).map((item) => `  ${kind}: ${describe(item)}`)
  return items.length > mostNamed ? [...lines, `  ${kind}: ${items.length - mostNamed} more`] : lines
}

function nameOf({ code, name, county }: FileSchool): string {
  return `${code} ${name} ${countyLabels[county].tw}`
}
