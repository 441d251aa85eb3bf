import type { CurrentUser } from '@learntrail/contract/profiles/users'
import type { Navigation } from '@learntrail/contract/shell/navigation'

/**
 * Whether a person has the teaching home: verified teachers, and with learning groups in their plan also unverified
 * teachers and people who lead a class.
 */
export function hasTeachingHome(
  user: CurrentUser | null,
  navigation: Pick<Navigation, 'leadsClass'> | undefined,
): boolean {
  if (user === null) return false
  const { isVerifiedTeacher, title, subscribedFeatures } = user
  return (
    isVerifiedTeacher ||
    (subscribedFeatures.includes('learning-group') && (title === 'teacher' || navigation?.leadsClass === true))
  )
}
