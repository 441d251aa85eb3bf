import type { ReportTargetType } from '@learntrail/contract/reports/facts'
import type { Queryable, Transaction } from '../database/index.ts'
import { byName, type Declared, kindOf } from '../declared.ts'
import type { Platform } from '../platform.ts'

/** What is kept of a thing when it is reported, and stays though it is changed or deleted. */
export interface ReportedThing {
  ownerId: string
  /** What it is called, `''` where it has no name. */
  title: string
  /** What can be read in it. */
  text: string
  fileIds: string[]
}

/** Takes a thing from the sight of everybody but its owner, and gives it back. Either again changes nothing. */
interface Hiding {
  hide(platform: Platform, transaction: Transaction, id: string): Promise<void>
  show(platform: Platform, transaction: Transaction, id: string): Promise<void>
}

/** Something that can be reported. The feature that owns it has it, so that reports need to know none of them. */
export interface ReportTarget {
  type: ReportTargetType
  /** The thing as the viewer may see it; undefined: to them it is not there. */
  find(
    platform: Pick<Platform, 'declared'>,
    db: Queryable,
    viewer: string,
    id: string,
  ): Promise<ReportedThing | undefined>
  /** Whether it is still there, for whomever. */
  exists(db: Queryable, id: string): Promise<boolean>
  /** SQL: where a thing stands, as notices lead to it, null where it is gone; of what stands within something else. */
  place?(id: string): string
  /** Without it, what is decided concerns its owner alone. */
  hiding?: Hiding
}

export const reportTargets = kindOf<ReportTarget>('things that are reported')
const byType = byName(reportTargets, ({ type }) => type)

/** How things of a type are found and hidden; throws where no feature has them. */
export function reportTarget(declared: Declared, type: ReportTargetType): ReportTarget {
  const target = declared.made(byType).get(type)
  if (target === undefined) throw new Error(`no feature has what is reported as ${type}`)
  return target
}
