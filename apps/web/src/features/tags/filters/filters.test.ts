import { describe, expect, it } from 'vitest'
import { countOf, filtersOf, noFilters, queryOf, withFilters } from './filters.ts'

const of = (address: string) => filtersOf(new URLSearchParams(address))

describe('filters of an address', () => {
  it('are read, and what is none is left out', () => {
    expect(of('view=mine&tags=sdg_6,teamwork&words= 水質 &from=2026-01-01&to=soon&month=2026-13')).toEqual({
      ...noFilters,
      tags: ['sdg_6', 'teamwork'],
      words: '水質',
      from: '2026-01-01',
    })
  })
  it('change alone, and go when they are empty', () => {
    const search = new URLSearchParams('view=mine&tags=sdg_6&words=水')
    expect(withFilters(search, { tags: [], customTags: ['科展'] }).toString()).toBe(
      new URLSearchParams({ view: 'mine', words: '水', customTags: '科展' }).toString(),
    )
    expect(withFilters(search, noFilters).toString()).toBe('view=mine')
  })
  it('are counted without the month; both days are one', () => {
    expect(countOf(of('from=2026-01-01&to=2026-02-01&tags=sdg_1,sdg_2&words=水&month=2026-01'))).toBe(4)
  })
})

describe('a month', () => {
  it.each([
    ['month=2026-02', '2026-02-28'],
    ['month=2028-02', '2028-02-29'],
    ['month=2026-12', '2026-12-31'],
    ['month=2026-02&to=2026-02-10', '2026-02-10'],
    ['month=2026-02&to=2026-03-10', '2026-02-28'],
    ['', undefined],
  ])('%s ends on %s', (address, day) => expect(queryOf(of(address)).to).toBe(day))
})
