import { dayMonthsBefore } from '@learntrail/contract/moments'
import { today } from '../../ui/dates.ts'

/** Days of learning as calls and addresses take them; an absent bound is unlimited. */
export interface Days {
  from?: string
  to?: string
}

export const rangeNames = ['term', 'half', 'year', 'all', 'own'] as const
export type RangeName = (typeof rangeNames)[number]

export interface ChosenRange {
  name: RangeName
  days: Days
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Returns the range that the address names, or the current term. */
export function rangeOf(search: URLSearchParams, now = new Date()): ChosenRange {
  const name = rangeNames.find((known) => known === search.get('range')) ?? 'term'
  return { name, days: daysOf(name, search, now) }
}

function daysOf(name: RangeName, search: URLSearchParams, now: Date): Days {
  switch (name) {
    case 'term':
      return { from: termStart(now), to: today(now) }
    case 'half':
      return { from: dayMonthsBefore(today(now), 6), to: today(now) }
    case 'year':
      return { from: `${schoolYear(now)}-08-01`, to: today(now) }
    case 'all':
      return {}
    case 'own': {
      const [from, to] = [search.get('from'), search.get('to')]
      return { ...(isDay(from) ? { from } : {}), ...(isDay(to) ? { to } : {}) }
    }
  }
}

/** The first semester starts on 1 August, the second on 1 February. */
function termStart(now: Date): string {
  const [year, month] = partsOf(today(now))
  return month >= 2 && month < 8 ? `${year}-02-01` : `${schoolYear(now)}-08-01`
}

/** Returns the calendar year in which the school year began. */
function schoolYear(now: Date): number {
  const [year, month] = partsOf(today(now))
  return month >= 8 ? year : year - 1
}

const partsOf = (day: string) => day.split('-').map(Number) as [year: number, month: number, date: number]
