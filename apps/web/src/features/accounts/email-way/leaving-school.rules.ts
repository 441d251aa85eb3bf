import type { LinkedIdentity } from '@learntrail/contract/accounts/providers'
import type { GradeCode } from '@learntrail/contract/profiles/organization-codes'

/** The final grades, after which a student leaves the school and loses the account it gave. */
const lastGrades: readonly GradeCode[] = [
  'primary_6',
  'junior_high_3',
  'high_3',
  'high_extended',
  'junior_college_5',
  'junior_college_extended',
  'university_4',
  'university_5',
  'university_6',
  'university_extended',
  'master',
  'doctor',
]

/** May to July, in Taipei. */
const months = [5, 6, 7]

interface Ways {
  hasPassword: boolean
  identities: readonly Pick<LinkedIdentity, 'provider'>[]
  passkeys: readonly unknown[]
}

/** Whether a person is about to leave the school whose account is their only way to sign in. */
export function isLeavingWithNothing(
  { hasPassword, identities, passkeys }: Ways,
  grade: GradeCode | null | undefined,
  now: Date,
): boolean {
  if (hasPassword || passkeys.length > 0 || identities.length === 0) return false
  if (identities.some(({ provider }) => provider !== 'tanet')) return false
  return isLastTerm(grade, now)
}

export function isLastTerm(grade: GradeCode | null | undefined, now: Date): boolean {
  const month = Number(new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: 'Asia/Taipei' }).format(now))
  return grade != null && lastGrades.includes(grade) && months.includes(month)
}
