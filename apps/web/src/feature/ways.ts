import type { ReportTargetType } from '@learntrail/contract/reports/facts'
import type { IconName } from '../ui/icon.tsx'

/** A link to a screen, shown on another one. */
export interface Way {
  name: string
  icon: IconName
  to: string
  /** Position among the links from the same place; those without one come last. */
  order?: number
  /** A title and description of the target, for places with room for them. */
  about?: { title: string; text: string }
}

/** Places on the screens of lower features that show links to higher features unknown to them. */
export type WayFrom =
  | 'account'
  /** The terms a person agrees to. */
  | 'agreement'
  /** An empty record: other ways to begin one. */
  | 'blankRecord'
  /** Below the broadcasts of the service and the person's school. */
  | 'broadcasts'
  /** A school as staff see it; `of` is its id. */
  | 'consoleSchool'
  /** The last step of the first visit. */
  | 'firstVisit'
  /** The points of a group, for its administrators; `of` is its id. */
  | 'groupPoints'
  | 'myCard'
  | 'myPeople'
  /** A help search without an answer. */
  | 'noAnswer'
  /** A feature that the plan does not include. */
  | 'lockedFeature'
  /** The empty list of files. */
  | 'noFiles'
  | 'noticeSettings'
  /** A school for its own staff; `of` is its id. */
  | 'ownSchool'
  /** Below the export of all one's data. */
  | 'takingAlong'
  /** Content hidden by staff. */
  | 'withheld'

/** Called while rendering, to be in the current language. `of` is the id of the place's subject, or empty. */
export type Ways = Partial<Record<WayFrom, (of: string) => readonly Way[]>>

/** Returns the address of the form that reports a breach of the rules. */
export type WayToReport = (type: ReportTargetType, id: string) => string
