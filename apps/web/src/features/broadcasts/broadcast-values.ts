import type { BroadcastRole } from '@learntrail/contract/broadcasts/audience'
import type { ContentDocument } from '@learntrail/contract/content/document'
import type { SchoolType } from '@learntrail/contract/profiles/organization-codes'
import type { PlanName } from '@learntrail/contract/shell/features'
import type { TaipeiTime } from '../../ui/taipei-time.ts'
import type { ChosenSchool } from '../profiles/index.ts'

/** A broadcast being written, with its audience and time. */
export interface BroadcastValues {
  title: string
  content: ContentDocument
  schoolId: string | null
  roles: BroadcastRole[]
  schoolTypes: SchoolType[]
  plans: PlanName[]
  /** For a single school, which only staff choose. */
  isOneSchool: boolean
  school: ChosenSchool | null
  /** Null: now. */
  at: TaipeiTime | null
}
