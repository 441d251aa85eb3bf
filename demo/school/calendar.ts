import { durations } from '@learntrail/contract/limits'
import type { DemoRecord } from '../posts/records/record.ts'
import { randomOf } from './random.ts'

/** Taiwan is UTC+8 without daylight saving time; in ms. */
const offset = 8 * 3_600_000
/** Days before today on which the first of the two terms begins. */
const firstDay = 304
const accountsBegin = 400

/** The dates of the demo school, all relative to the day on which it is made. */
export interface Calendar {
  /** When a person signs up; `turn` is their place in the order. */
  joinedAt(turn: number): Date
  /** When the two people of a friendship become friends; `turn` is its place in the order. */
  befriendedAt(turn: number): Date
  /** The date of learning and the moment of publication. */
  of(record: DemoRecord): { date: string; publishedAt: Date }
  /** A moment after another, later for a larger share, never after the school was made. */
  after(moment: Date, share: number): Date
  /** An evening some days before the school was made. */
  daysAgo(days: number): Date
  /** The school year's first day, if it has passed since people signed up. */
  schoolYearBegan: Date | undefined
  newcomerJoinedAt: Date
}

const dayText = (day: number) => new Date(day).toISOString().slice(0, 10)
const isWeekend = (day: number) => [0, 6].includes(new Date(day).getUTCDay())

/** Summer break from 1 July to 29 August, winter break from 21 January to 10 February. */
function isBreak(day: number): boolean {
  const monthAndDay = dayText(day).slice(5)
  return (monthAndDay >= '07-01' && monthAndDay <= '08-29') || (monthAndDay >= '01-21' && monthAndDay <= '02-10')
}

export function calendarOf(madeAt: Date): Calendar {
  // Days are represented by Taiwan's midnights as if they were UTC.
  const today = Math.floor((madeAt.getTime() + offset) / durations.day) * durations.day
  const yesterday = today - durations.day
  const days = Array.from({ length: firstDay }, (_, index) => yesterday - (firstDay - 1 - index) * durations.day)
  const weights = days.map((day) => (isBreak(day) ? 0.03 : isWeekend(day) ? 0.35 : 1))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)

  const dayAt = (share: number): number => {
    let sum = 0
    const found = days.find((_, index) => {
      sum += weights[index] ?? 0
      return sum >= share * whole
    })
    return found ?? yesterday
  }
  const inBreak = (start: string, length: number, share: number): number => {
    const year = Number(dayText(yesterday).slice(0, 4))
    const day = (of: number) => Date.parse(`${of}-${start}`) + Math.round(length * share) * durations.day
    return day(year) <= yesterday ? day(year) : day(year - 1)
  }
  const dayOf = ({ when }: DemoRecord): number => {
    if (typeof when === 'number') return dayAt(when)
    return 'summer' in when ? inBreak('07-01', 58, when.summer) : inBreak('01-21', 20, when.winter)
  }
  const toWeekend = (day: number): number => {
    const saturday = day + ((6 - new Date(day).getUTCDay()) % 7) * durations.day
    return isWeekend(day) ? day : saturday <= yesterday ? saturday : saturday - 7 * durations.day
  }
  const yearOfToday = Number(dayText(today).slice(0, 4))
  const august = (year: number) => Date.parse(`${year}-08-03`)
  const lastAugust = august(yearOfToday) <= yesterday ? august(yearOfToday) : august(yearOfToday - 1)

  return {
    joinedAt: (turn) => new Date(today - accountsBegin * durations.day + turn * 17 * 3_600_000),
    befriendedAt: (turn) => new Date(today - 365 * durations.day + turn * 5 * 3_600_000),
    of: (record) => {
      const random = randomOf(`time of ${record.title}`)
      const day = record.onWeekend ? toWeekend(dayOf(record)) : dayOf(record)
      // After school; at weekends, any time of day.
      const hour = isWeekend(day) ? random.between(10, 21.5) : random.between(16.5, 21.8)
      return { date: dayText(day), publishedAt: new Date(day + hour * 3_600_000 - offset) }
    },
    after: (moment, share) => {
      const wait = share ** 2 * 3 * durations.day + share * 3_600_000 + 60_000
      const left = madeAt.getTime() - moment.getTime()
      return new Date(moment.getTime() + Math.min(wait, left * Math.min(0.98, share + 0.01)))
    },
    daysAgo: (days) => new Date(today - days * durations.day + 20 * 3_600_000 - offset),
    schoolYearBegan:
      lastAugust > today - accountsBegin * durations.day ? new Date(lastAugust - offset + 43_200_000) : undefined,
    newcomerJoinedAt: new Date(yesterday - offset + 36_000_000),
  }
}
