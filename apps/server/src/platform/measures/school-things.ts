import type { SchoolQuestion } from '@learntrail/contract/analytics/facts'
import type { Pool } from 'pg'
import { kindOf } from '../declared.ts'

/** The pupils and days that figures cover; both days inclusive. */
export interface ThingsOf {
  schoolId: string
  /**
   * Null for the whole school. A null class name means the whole grade; an empty list means pupils on no class list.
   */
  classes: readonly { grade: string; className: string | null }[] | null
  from: string
  to: string
}

/** A count, and the number of pupils behind it: figures of so few pupils that they could be identified are hidden. */
export interface ThingFigure {
  count: number
  people: number
}

/** A group or a course. */
export interface ThingRow {
  id: string
  name: string
  /** One figure per column. */
  figures: readonly ThingFigure[]
}

/** A group or course with its parts in order: weeks by their Mondays, or steps. */
export interface ThingFigures extends ThingRow {
  parts: {
    rows: 'weeks' | 'steps'
    columns: readonly string[]
    /** Weeks without activity are omitted; weeks have an empty name. */
    items: readonly { key: string; name: string; figures: readonly ThingFigure[] }[]
  }
}

/** Groups or courses that contain pupils of a school, queried live. */
export interface SchoolThings {
  question: Extract<SchoolQuestion, 'groups' | 'courses'>
  columns: readonly string[]
  /** Returns at most `limit`, the busiest first. */
  list(pool: Pool, of: ThingsOf & { limit: number }): Promise<readonly ThingRow[]>
  /** Resolves to undefined if none of these pupils is in it. */
  one(pool: Pool, of: ThingsOf & { id: string }): Promise<ThingFigures | undefined>
}

export const schoolThings = kindOf<SchoolThings>('things of a school')
