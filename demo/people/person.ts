import type { RegistrationRole } from '@learntrail/contract/accounts/registration-roles'
import type { StaffLevel } from '@learntrail/contract/console/levels'
import type { DrawnAvatar } from '@learntrail/contract/people/drawn-avatars'
import type {
  CountyCode,
  DisciplineCode,
  GradeCode,
  IndustryCode,
  JobCategoryCode,
  SchoolType,
  TeacherTitleCode,
} from '@learntrail/contract/profiles/organization-codes'
import type { Profile } from '@learntrail/contract/profiles/users'

interface School {
  type: SchoolType
  /** Spelled as in the initial list of schools. */
  name: string
  county: CountyCode
  township: string
}

interface Studies {
  discipline: DisciplineCode
  department: string
}

export type DemoOrganization =
  | { as: 'student'; school: School; grade: GradeCode; studentId?: string; studies?: Studies }
  | { as: 'teacher'; school: School; title: TeacherTitleCode; phone: string; studies?: Studies }
  | {
      as: 'other'
      county: CountyCode
      township: string
      job: JobCategoryCode
      industry: IndustryCode
      unit: string
      organizationTitle?: string
      unitName?: string
      unitTitle?: string
    }

/** A person of the demo school. */
export interface DemoPerson {
  email: string
  username: string
  role: RegistrationRole
  displayName: string
  fullName: string
  /** A drawn avatar; the others have none. */
  avatar?: DrawnAvatar
  profile: Partial<Profile>
  organization: DemoOrganization
  plan?: 'plus' | 'school'
  isVerifiedTeacher?: true
  /** Whether they act for the school where they teach. */
  actsForSchool?: true
  staffLevel?: StaffLevel
}
