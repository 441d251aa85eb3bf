import type { SchoolQuestion } from '@learntrail/contract/analytics/facts'
import type { Pool } from 'pg'
import { kindOf } from '../declared.ts'

/** Whom figures of things are of, and of which days, both included. */
export interface ThingsOf {
  schoolId: string
  /** Without them the whole school; a class without a name is a whole grade, an empty one those whom the list does not name. */
  classes: readonly { grade: string; className: string | null }[] | null
  from: string
  to: string
}

/** How much there is, and how many pupils are behind it: so few that they could be told are not shown. */
export interface ThingFigure {
  count: number
  people: number
}

/** A group or a course. */
export interface ThingRow {
  id: string
  name: string
  /** One of each column. */
  figures: readonly ThingFigure[]
}

/** One of them, and what it is made of: its weeks by their Mondays, or its steps, in order. */
export interface ThingFigures extends ThingRow {
  parts: {
    rows: 'weeks' | 'steps'
    columns: readonly string[]
    /** A week without anything is absent, and has no name. */
    items: readonly { key: string; name: string; figures: readonly ThingFigure[] }[]
  }
}

/** Groups or courses in which pupils of a school are, asked of what is there now. */
export interface SchoolThings {
  question: Extract<SchoolQuestion, 'groups' | 'courses'>
  columns: readonly string[]
  /** The busiest first, so many at most. */
  list(pool: Pool, of: ThingsOf & { limit: number }): Promise<readonly ThingRow[]>
  /** Undefined where none of these pupils is in it. */
  one(pool: Pool, of: ThingsOf & { id: string }): Promise<ThingFigures | undefined>
}

export const schoolThings = kindOf<SchoolThings>('things of a school')
