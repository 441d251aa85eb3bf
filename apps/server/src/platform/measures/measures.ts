import type { MeasureName } from '@learntrail/contract/analytics/facts'
import type { EventKind } from '@learntrail/contract/event'
import { type Declared, kindOf } from '../declared.ts'

/** What is counted of people, day by day, and read anew whenever something of theirs has changed. */
export interface Measure {
  name: MeasureName
  /**
   * SQL that answers rows `(account_id uuid, day date, code text, count int)` of the people in `$1` (uuid[]), as things are
   * now. Days are Taiwan's; a row of a thing that is due later has a day to come. It reads tables alone and never the clock:
   * where something depends on what day it is, that is `$2` (date), and `changesBy` says for whom it does.
   */
  sql: string
  /** Whether having some of it on a day means that somebody did something on that day. */
  isActivity: boolean
  /**
   * `day`: summed by day, and by all longer spans. `semester`: how something stands in a semester, whose days mean nothing
   * within it: summed by semester and school year alone.
   */
  by: 'day' | 'semester'
  /** Kinds of events that change it for people whom they name: the actor, `ownerId`, `personId`, `personIds`. */
  follows: readonly Pick<EventKind, 'name'>[]
  /** SQL of the ids of people of whom it changes by the mere passing of a day, asked each night; `$1` is today. */
  changesBy?: string
}

/** SQL that reads a measure of people: rows (id, day, code, count), one of a day and a code. */
export const measuredSql = ({ sql }: Pick<Measure, 'sql'>): string =>
  `select account_id as id, to_char(day, 'YYYY-MM-DD') as day, code, sum(count)::int as count
    from (${sql}) measured where $2::date is not null group by 1, 2, 3`

/** What features count of people, for whoever adds it up. */
export const measures = kindOf<Measure>('measures')

/** Names of the kinds of events that some measure follows. */
export const followedKinds = (declared: Declared): ReadonlySet<string> =>
  new Set(declared.of(measures).flatMap(({ follows }) => follows.map(({ name }) => name)))
