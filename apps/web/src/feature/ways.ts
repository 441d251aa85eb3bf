import type { ReportTargetType } from '@learntrail/contract/reports/facts'
import type { IconName } from '../ui/icon.tsx'

/** A way to a screen, as it stands on another. */
export interface Way {
  name: string
  icon: IconName
  to: string
  /** Among the ways from the same place; without one, after those that have one. */
  order?: number
  /** What one finds there, where the place has room to say so. */
  about?: { title: string; text: string }
}

/** Where ways to the screens of features above stand, on screens of those below, which do not know them. */
export type WayFrom =
  | 'account'
  /** What one agrees to. */
  | 'agreement'
  /** Where a record begins: other beginnings. */
  | 'blankRecord'
  /** Below what the service and my school tell. */
  | 'broadcasts'
  /** A school as staff see it; its id is `of`. */
  | 'consoleSchool'
  /** The last step of the first visit. */
  | 'firstVisit'
  /** The points of a group, for who leads it; its id is `of`. */
  | 'groupPoints'
  | 'myCard'
  | 'myPeople'
  /** Where the help has no answer. */
  | 'noAnswer'
  /** What the plan lacks. */
  | 'lockedFeature'
  /** No file yet. */
  | 'noFiles'
  | 'noticeSettings'
  /** A school that one acts for; its id is `of`. */
  | 'ownSchool'
  /** Below taking all data along. */
  | 'takingAlong'
  /** What the service's people hid. */
  | 'withheld'

/** Names are asked for while they are drawn, in the language of that moment; `of` is the id of what they stand on, or empty. */
export type Ways = Partial<Record<WayFrom, (of: string) => readonly Way[]>>

/** The address at which something that breaks the rules is reported. */
export type WayToReport = (type: ReportTargetType, id: string) => string
