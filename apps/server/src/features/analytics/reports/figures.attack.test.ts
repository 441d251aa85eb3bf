import type { MeasureName } from '@learntrail/contract/analytics/facts'
import { expect, test } from 'vitest'
import { randomFrom } from '../../../testing/random-from.ts'
import { cellsOf, type Entry, entriesOf } from '../summaries/contributions.rules.ts'
import { type FigureAt, SchoolFigures } from './figures.rules.ts'
import { partsOf, placeKey, type SummedPlace } from './places.rules.ts'
import type { SumRow } from './sums.repository.ts'

const schoolId = '00000000-0000-4000-8000-000000000001'
const kinds = {
  activities: new Set<MeasureName>(['records']),
  ofSemester: new Set<MeasureName>(['returning', 'readiness']),
}
const weeks = ['2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28']
const codes = ['works', 'contest', 'course_learning']

/** A small school over four weeks, whose classes differ in how much they write. */
function randomRows(seed: number): SumRow[] {
  const draw = randomFrom(seed)
  const sums = new Map<string, SumRow>()
  const grades = 1 + draw(3)
  for (let grade = 1; grade <= grades; grade += 1) {
    const size = 1 + draw(3)
    for (let one = 1; one <= size; one += 1) {
      const eager = 1 + draw(6)
      for (let pupil = 3 + draw(20); pupil > 0; pupil -= 1) {
        for (const [key, cell] of cellsOf(entriesOfPupil(draw, `high_${grade}`, `${grade}0${one}`, eager), kinds)) {
          if (cell.span === 'day') continue
          const row = { ...cell, week: cell.span === 'week' ? cell.fromDay : '', level: cell.level as 0 | 1 | 2 }
          const known = sums.get(key)
          sums.set(key, known ? { ...known, count: known.count + row.count, people: known.people + 1 } : row)
        }
      }
    }
  }
  // As the query returns them: codes for the semester, weeks without codes.
  return [...sums.values()].filter(({ week, code }) => week === '' || code === '')
}

function entriesOfPupil(draw: (below: number) => number, grade: string, className: string, eager: number): Entry[] {
  const place = { schoolId, grade, className, from: '2026-08-01', to: '2027-07-31' }
  const measured = weeks.flatMap((day) => [
    { measure: 'pupils' as const, day, code: '', count: 1 },
    ...(draw(eager) === 0
      ? [{ measure: 'records' as const, day, code: codes[draw(3)] ?? '', count: 1 + draw(2) }]
      : []),
  ])
  const readiness = draw(3)
  const standing = {
    measure: 'readiness' as const,
    day: '2026-08-01',
    code: ['uncertified', 'ready'][readiness] ?? '',
    count: 1,
  }
  return entriesOf(readiness < 2 ? [...measured, standing] : measured, [place], kinds)
}

interface Known {
  at: FigureAt
  take: 'count' | 'people'
}

/** Collects every number a reader with full access gets by any filter, and the lines that publicly relate them. */
function whatIsSeen(figures: SchoolFigures, rows: readonly SumRow[]) {
  const numbers = new Map<string, { shown: number | null; actual: number; isKnown?: true }>()
  const sum = (measure: MeasureName, code: string, week: string, place: SummedPlace) =>
    rows.find(
      (row) => row.measure === measure && row.code === code && row.week === week && placeKey(row) === placeKey(place),
    ) ?? { count: 0, people: 0 }
  const keyOf = ({ at: { measure, code = '', week = '', place }, take }: Known) =>
    [measure, take, code, week, placeKey(place)].join('|')
  const see = (known: Known) => {
    const { measure, code = '', week = '', place } = known.at
    const shown = known.take === 'count' ? figures.count(known.at) : figures.people(known.at)
    const actual = sum(measure, code, week, place)[known.take]
    // The number of pupils in a class is common knowledge.
    numbers.set(keyOf(known), { shown, actual, ...(measure === 'pupils' && { isKnown: true }) })
    return keyOf(known)
  }
  const lines: { total: string; parts: string[] }[] = []
  for (const measure of ['records', 'readiness'] as const) {
    const times = measure === 'records' ? ['', ...weeks] : ['']
    const known = measure === 'records' ? codes : ['uncertified', 'ready']
    for (const take of ['count', 'people'] as const) {
      for (const place of figures.places) {
        for (const week of times) {
          for (const code of week === '' ? ['', ...known] : ['']) {
            const total = see({ at: { measure, code, week, place }, take })
            const parts = partsOf(place, figures.places).map((part) =>
              see({ at: { measure, code, week, place: part }, take }),
            )
            if (parts.length > 0) lines.push({ total, parts })
          }
        }
        const at = { measure, place }
        const isAdded = take === 'count' || measure === 'readiness'
        if (isAdded)
          lines.push({ total: see({ at, take }), parts: known.map((code) => see({ at: { ...at, code }, take })) })
        if (take === 'count' && measure === 'records') {
          lines.push({ total: see({ at, take }), parts: weeks.map((week) => see({ at: { ...at, week }, take })) })
        }
        if (take === 'people') {
          const pupils = see({ at: { measure: 'pupils', place }, take: 'people' })
          const without = `without|${measure}|${placeKey(place)}`
          const all = sum('pupils', '', '', place).people
          numbers.set(without, { shown: figures.without(at), actual: all - sum(measure, '', '', place).people })
          lines.push({ total: pupils, parts: [see({ at, take }), without] })
        }
      }
    }
  }
  return { numbers, lines }
}

test.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
  'school %i: by places, weeks, codes and pupils without, nobody subtracts a small count',
  (seed) => {
    const rows = randomRows(seed)
    const figures = new SchoolFigures({
      rows,
      weeks,
      measures: ['records', 'readiness'],
      dated: new Set<MeasureName>(),
      standings: new Set<MeasureName>(['readiness']),
      hiddenUpTo: 4,
    })
    const { numbers, lines } = whatIsSeen(figures, rows)
    for (const { shown, actual, isKnown } of numbers.values()) {
      if (shown !== null) expect(shown).toBe(actual)
      if (actual > 0 && actual < 5 && !isKnown) expect(shown).toBeNull()
    }
    const known = new Map([...numbers].flatMap(([key, { shown }]) => (shown === null ? [] : [[key, shown]])))
    for (const { total, parts } of lines) {
      const open = new Set([total, ...parts].filter((key) => !known.has(key)))
      if (open.size === 1) expect.fail(`${[...open][0]} follows from ${total} and ${parts.join(', ')}`)
    }
    // Nor may the sum of a line's hidden parts be a small count.
    for (const { total, parts } of lines) {
      const hidden = parts.filter((key) => !known.has(key))
      const all = known.get(total)
      if (all === undefined || hidden.length === 0 || numbers.get(total)?.isKnown) continue
      const rest = all - parts.reduce((sum, key) => sum + (known.get(key) ?? 0), 0)
      expect(rest).toBeGreaterThan(4)
    }
  },
)
