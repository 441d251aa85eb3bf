import type { FigureRow, FigureTable, SchoolPlace, SchoolReport } from '@learntrail/contract/analytics/analytics'
import { type FigureReaders, type figureUnits, hiddenUpTo } from '@learntrail/contract/analytics/facts'
import { classNameOf } from '@learntrail/contract/profiles/class-names'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { tagNames } from '@learntrail/contract/tags/tag-names'
import type { Say } from '@learntrail/texts/say'
import { sayIn } from '@learntrail/texts/say-in'

const words: Record<Locale, Say> = { tw: sayIn('tw', 'analytics/words'), en: sayIn('en', 'analytics/words') }
const sentences: Record<Locale, Say> = {
  tw: sayIn('tw', 'analytics/analytics'),
  en: sayIn('en', 'analytics/analytics'),
}

/** Returns the names and labels of a report, worded as on the screen. */
export function wordsOf(locale: Locale, { question }: Pick<SchoolReport, 'question'>, readers: FigureReaders) {
  const say = words[locale]
  const names: Record<string, string> = { ...tagNames[locale].classifications, ...tagNames[locale].tags }
  /** Returns the text of the first key that has one. */
  const firstOf = (...keys: string[]) =>
    keys.map((key) => [key, say(key)] as const).find(([key, text]) => text !== key)?.[1]
  const nameOf = (name: string) =>
    firstOf(`codes.${question}.${name}`, `measures.${name}`) ?? names[name] ?? say('other')
  return {
    title: sentences[locale](`questions.${question}.name`),
    footer: say('footer'),
    hiddenNote: sentences[locale]('hiddenNote', { most: hiddenUpTo[readers] }),
    hidden: say('hidden'),
    nameOf,
    saysOf: (name: string) => firstOf(`countedIn.${question}.${name}`, `counted.${name}`),
    before: (name: string) => say('beforeOf', { name }),
    tableName: ({ name, rows }: Pick<FigureTable, 'name' | 'rows'>) =>
      firstOf(`tables.${question}.${name}`, `tables.${name}`) ?? say(`rows.${rows}`),
    head: ({ rows }: Pick<FigureTable, 'rows'>) => say(`heads.${rows}`),
    semester: (semester: string) => {
      const [year, term] = semester.split('-').map(Number)
      return say('semester', { year, term })
    },
    place: (place: SchoolPlace) => placeName(say, locale, place),
    rowName: (row: FigureRow) => rowName(say, locale, row, nameOf),
    valueOf: (value: number | null | undefined, unit: (typeof figureUnits)[number]) =>
      value === null || value === undefined
        ? say('hidden')
        : `${value.toLocaleString('en')}${unit === 'share' ? '%' : ''}`,
  }
}

export type ReportWords = ReturnType<typeof wordsOf>

function placeName(say: Say, locale: Locale, { grade, className }: SchoolPlace): string {
  if (grade === null) return say('places.school')
  if (grade === '') return say('places.unlisted')
  if (className === '') return say('places.unlistedOf', { grade: classNameOf({ grade, className: null }, locale) })
  return classNameOf({ grade, className }, locale)
}

function rowName(say: Say, locale: Locale, row: FigureRow, nameOf: (name: string) => string): string {
  if (row.place !== undefined) return placeName(say, locale, row.place)
  if (row.week !== undefined) {
    const { from, to, isRunning } = row.week
    const week = `${from}～${to}`
    return isRunning ? say('running', { week }) : week
  }
  if (row.step !== undefined) {
    const { from, below } = row.step
    if (below === null) return say('steps.more', { from })
    return below === from + 1 ? String(from) : say('steps.range', { from, to: below - 1 })
  }
  if (row.thing !== undefined) return row.thing.name || say('unnamed')
  return nameOf(row.code ?? row.key)
}
