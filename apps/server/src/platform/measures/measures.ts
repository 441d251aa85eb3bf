import type { MeasureName } from '@learntrail/contract/analytics/facts'
import type { EventKind } from '@learntrail/contract/event'
import { type Declared, kindOf } from '../declared.ts'

/** What is counted about people by day, and recounted whenever something of theirs changes. */
export interface Measure {
  name: MeasureName
  /**
   * SQL that returns rows `(account_id uuid, day date, code text, count int)` for the people in `$1` (uuid[]), as
   * things are now. Days are Taiwan's; something due later has a future day. It reads only tables and never the clock:
   * where the current day matters, that is `$2` (date), and `changesBy` finds the people concerned.
   */
  sql: string
  /** Whether a count on a day means that the person did something on that day. */
  isActivity: boolean
  /**
   * `day`: summed by day and by all longer periods. `semester`: a state within a semester, whose days mean nothing:
   * summed only by semester and school year.
   */
  by: 'day' | 'semester'
  /** Kinds of events that change it for the people they name: the actor, `ownerId`, `personId`, `personIds`. */
  follows: readonly Pick<EventKind, 'name'>[]
  /** SQL of the ids of people whose counts change merely because a new day begins, run each night; `$1` is today. */
  changesBy?: string
}

/**
 * Returns the SQL that reads a measure: rows (id, day, code, count), one per person, day and code. $1 people, $2 today.
 */
export const measuredSql = ({ sql }: Pick<Measure, 'sql'>): string =>
  `select account_id as id, to_char(day, 'YYYY-MM-DD') as day, code, sum(count)::int as count
    from (${sql}) measured where $2::date is not null group by 1, 2, 3`

/** What features count about people. */
export const measures = kindOf<Measure>('measures')

/** Returns the names of all kinds of events that any measure follows. */
export const followedKinds = (declared: Declared): ReadonlySet<string> =>
  new Set(declared.of(measures).flatMap(({ follows }) => follows.map(({ name }) => name)))
