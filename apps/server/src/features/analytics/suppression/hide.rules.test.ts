import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../testing/random-from.ts'
import { type CellId, FinishedTable } from './hide.rules.ts'

/** One line: parts and their total. */
function line(...parts: number[]) {
  const table = new FinishedTable(4)
  const ids = parts.map((part) => table.add(part))
  const total = table.add(parts.reduce((sum, part) => sum + part, 0))
  table.addLine(total, ids)
  table.hide()
  return [...ids, total].map((id) => table.shown(id))
}

describe('of a line', () => {
  test('counts of 1 to 4 are hidden, 0 and 5 are not', () => {
    expect(line(0, 5, 30)).toEqual([0, 5, 30, 35])
    expect(line(0, 4, 1, 30)).toEqual([0, null, null, 30, 35])
  })

  test('another is hidden where one alone would follow from the total, the smallest that tells something', () => {
    expect(line(3, 9, 7, 0)).toEqual([null, 9, null, 0, 19])
  })

  test('hidden ones that come to 4 or less together are joined by another', () => {
    expect(line(1, 2, 8, 9)).toEqual([null, null, null, 9, 20])
  })

  test('a zero is hidden beside what is not small itself', () => {
    const table = new FinishedTable(4)
    const [small, all, none] = [table.add(3), table.add(30), table.add(0)]
    const total = table.add(30)
    table.addLine(table.add(33), [small, all])
    table.addLine(total, [all, none])
    table.hide()
    expect([small, all, none, total].map((id) => table.shown(id))).toEqual([null, null, null, 30])
  })

  test('the total is hidden where nothing else is left', () => {
    expect(line(3)).toEqual([null, null])
    expect(line(3, 0)).toEqual([null, 0, null])
  })
})

test('a number is hidden where few people are behind it, however large it is', () => {
  const table = new FinishedTable(4)
  const [records, others] = [table.add(40, 3), table.add(60, 20)]
  const total = table.add(100, 23)
  table.addLine(total, [records, others])
  table.hide()
  expect([records, others, total].map((id) => table.shown(id))).toEqual([null, null, 100])
})

/**
 * Returns what a reader who knows all lines can work out from the visible cells. Uses exact fractions and none of the
 * code that hides.
 */
function reckoned(cells: readonly (number | null)[], lines: readonly { total: number; parts: readonly number[] }[]) {
  const unknown = cells.flatMap((value, id) => (value === null ? [id] : []))
  const rows = lines.map(({ total, parts }) => {
    const factors = unknown.map((id) => BigInt((parts.includes(id) ? 1 : 0) - (total === id ? 1 : 0)))
    return { factors }
  })
  let at = 0
  const live = rows.map(({ factors }) => [...factors])
  for (let column = 0; column < unknown.length && at < live.length; column += 1) {
    const found = live.findIndex((row, index) => index >= at && row[column] !== 0n)
    if (found < 0) continue
    ;[live[at], live[found]] = [live[found] ?? [], live[at] ?? []]
    const pivot = live[at] ?? []
    for (const [index, row] of live.entries()) {
      if (index === at || row[column] === 0n) continue
      const [mine, its] = [pivot[column] ?? 0n, row[column] ?? 0n]
      live[index] = row.map((value, place) => value * mine - (pivot[place] ?? 0n) * its)
    }
    at += 1
  }
  return live.flatMap((row) => {
    const left = row.flatMap((value, column) => (value === 0n ? [] : [column]))
    return left.length === 1 && left[0] !== undefined ? [unknown[left[0]]] : []
  })
}

/** A school as its tables have it: classes in grades, by week and in total, each by code. */
function randomSchool(seed: number) {
  const draw = randomFrom(seed)
  const table = new FinishedTable(4)
  const lines: { total: CellId; parts: CellId[] }[] = []
  const values: number[] = []
  const add = (value: number) => {
    values.push(value)
    return table.add(value)
  }
  const addLine = (total: CellId, parts: CellId[]) => {
    lines.push({ total, parts })
    table.addLine(total, parts)
  }
  const grades = Array.from({ length: 1 + draw(3) }, () => 1 + draw(4))
  const columns = 2 + draw(4)
  const small = 2 + draw(12)
  /** By class; each class by column, with the sum last. */
  const classes = grades.map((size) =>
    Array.from({ length: size }, () => {
      const parts = Array.from({ length: columns }, () => (draw(3) === 0 ? 0 : draw(small)))
      return [...parts, parts.reduce((sum, part) => sum + part, 0)]
    }),
  )
  const sumOf = (rows: number[][]) =>
    Array.from({ length: columns + 1 }, (_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0))
  const idsOf = (row: number[]) => row.map(add)
  const across = (ids: CellId[]) => addLine(ids.at(-1) ?? 0, ids.slice(0, -1))
  const gradeIds = classes.map((rows) => {
    const own = idsOf(sumOf(rows))
    const below = rows.map(idsOf)
    for (const ids of [own, ...below]) across(ids)
    for (let column = 0; column <= columns; column += 1) {
      addLine(
        own[column] ?? 0,
        below.map((ids) => ids[column] ?? 0),
      )
    }
    return own
  })
  const school = idsOf(sumOf(classes.map(sumOf)))
  across(school)
  for (let column = 0; column <= columns; column += 1) {
    addLine(
      school[column] ?? 0,
      gradeIds.map((ids) => ids[column] ?? 0),
    )
  }
  return { table, lines, values }
}

describe('nobody reckons out what is hidden', () => {
  test.each(Array.from({ length: 300 }, (_, seed) => seed + 1))('of random school %i', (seed) => {
    const { table, lines, values } = randomSchool(seed)
    table.hide()
    const shown = values.map((_, id) => table.shown(id))
    for (const [id, value] of values.entries()) if (value > 0 && value < 5) expect(shown[id]).toBeNull()
    expect(reckoned(shown, lines)).toEqual([])
    // Nor may the sum of a line's hidden parts be a small count.
    for (const { total, parts } of lines) {
      const hidden = parts.filter((id) => shown[id] === null)
      if (shown[total] === null || hidden.length === 0) continue
      const rest = hidden.reduce((sum, id) => sum + (values[id] ?? 0), 0)
      expect(rest).toBeGreaterThan(4)
      expect(hidden.length).toBeGreaterThan(1)
    }
  })

  test('the same table hides the same cells', () => {
    const [one, other] = [randomSchool(7), randomSchool(7)]
    for (const { table } of [one, other]) table.hide()
    expect(one.values.map((_, id) => one.table.shown(id))).toEqual(other.values.map((_, id) => other.table.shown(id)))
  })

  test('a table without small counts hides nothing', () => {
    const { table, values } = randomSchool(11)
    const grown = new FinishedTable(4)
    for (const value of values) grown.add(value * 5)
    grown.hide()
    expect(values.some((_, id) => grown.isHidden(id))).toBe(false)
    table.hide()
    expect(values.some((_, id) => table.isHidden(id))).toBe(true)
  })
})
