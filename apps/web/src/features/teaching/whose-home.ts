import type { CurrentUser } from '@learntrail/contract/profiles/users'
import type { Navigation } from '@learntrail/contract/shell/navigation'

/** Whether somebody has the home of whoever teaches: a teacher, and whoever leads a class without being one. */
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
