import type { ReportTargetType } from '@learntrail/contract/reports/facts'
import type { Queryable, Transaction } from '../database/index.ts'
import { byName, type Declared, kindOf } from '../declared.ts'
import type { Platform } from '../platform.ts'

/** What is kept of a thing when it is reported, even if it is changed or deleted later. */
export interface ReportedThing {
  ownerId: string
  /** Its title; `''` if it has none. */
  title: string
  /** Its readable text. */
  text: string
  fileIds: string[]
}

/** Hides a thing from everyone but its owner, and shows it again. Both are idempotent. */
interface Hiding {
  hide(platform: Platform, transaction: Transaction, id: string): Promise<void>
  show(platform: Platform, transaction: Transaction, id: string): Promise<void>
}

/** A type of thing that can be reported. The owning feature declares it, so that reports know no feature. */
export interface ReportTarget {
  type: ReportTargetType
  /** Returns the thing as the viewer may see it; undefined if they may not. */
  find(
    platform: Pick<Platform, 'declared'>,
    db: Queryable,
    viewer: string,
    id: string,
  ): Promise<ReportedThing | undefined>
  /** Returns whether the thing still exists, for anyone. */
  exists(db: Queryable, id: string): Promise<boolean>
  /** Returns SQL of the place that notices lead to, for a thing within something else; null if it is gone. */
  place?(id: string): string
  /** If absent, a decision concerns only the owner. */
  hiding?: Hiding
}

export const reportTargets = kindOf<ReportTarget>('things that are reported')
const byType = byName(reportTargets, ({ type }) => type)

/** Returns the target of a type; throws if no feature declares it. */
export function reportTarget(declared: Declared, type: ReportTargetType): ReportTarget {
  const target = declared.made(byType).get(type)
  if (target === undefined) throw new Error(`no feature has what is reported as ${type}`)
  return target
}
