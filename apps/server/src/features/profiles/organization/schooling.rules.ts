import type { AcademicRole, GradeCode, SchoolType } from '@learntrail/contract/profiles/organization-codes'
import type { Schooling } from '../../accounts/index.ts'

const gradesFromPrimary: GradeCode[] = [
  'primary_1',
  'primary_2',
  'primary_3',
  'primary_4',
  'primary_5',
  'primary_6',
  'junior_high_1',
  'junior_high_2',
  'junior_high_3',
  'high_1',
  'high_2',
  'high_3',
]
const typesByStage: Record<string, SchoolType> = {
  primary: 'primary_school',
  junior: 'junior_high_school',
  high: 'high_school',
}

export interface SuggestedPlace {
  academicRole: AcademicRole | null
  grade: GradeCode | null
  /** The type of school of the grade, since a code may stand for several. */
  schoolType: SchoolType | null
}

/** Returns what the education single sign-on says, to fill the form with; the person confirms it. */
export function suggestedPlace({ role, grade }: Pick<Schooling, 'role' | 'grade'>): SuggestedPlace {
  const academicRole = role === 'education_staff' ? 'teacher' : role
  const code = academicRole === 'student' && grade !== null ? (gradesFromPrimary[grade - 1] ?? null) : null
  return { academicRole, grade: code, schoolType: typesByStage[code?.split('_')[0] ?? ''] ?? null }
}
