import type { BroadcastRole } from '@learntrail/contract/broadcasts/audience'
import type { ContentDocument } from '@learntrail/contract/content/document'
import type { SchoolType } from '@learntrail/contract/profiles/organization-codes'
import type { PlanName } from '@learntrail/contract/shell/features'
import type { TaipeiTime } from '../../ui/taipei-time.ts'
import type { ChosenSchool } from '../profiles/index.ts'

/** What is being written, and to whom and when. */
export interface BroadcastValues {
  clientId: string
  title: string
  content: ContentDocument
  schoolId: string | null
  roles: BroadcastRole[]
  schoolTypes: SchoolType[]
  plans: PlanName[]
  /** For one school alone, which staff choose. */
  isOneSchool: boolean
  school: ChosenSchool | null
  /** Null: now. */
  at: TaipeiTime | null
}
