import type { CurrentUser } from '@learntrail/contract/profiles/users'
import type { FeatureName } from '@learntrail/contract/shell/features'
import type { ScreenAccess } from '../../feature/screen-route.ts'
import { isSignedIn } from '../../features/profiles/index.ts'
import { paths } from '../../paths.ts'

/**
 * Returns where a person must go instead of the screen they asked for, or null if they may see it. With `wasMember`,
 * the log-in says that the session has expired.
 */
export function destination(
  user: CurrentUser,
  access: ScreenAccess,
  wanted: string,
  wasMember = false,
  feature?: FeatureName,
): string | null {
  if (access === 'open') return null
  if (!isSignedIn(user)) {
    if (access === 'root') return '/onboarding'
    if (access === 'guest' || access === 'terms') return null
    return `/login?returnTo=${encodeURIComponent(wanted)}${wasMember ? '&expired=1' : ''}`
  }
  if (user.deletedAt) return '/delete'

  const next = unfinishedStep(user)
  if (access === 'session') return null
  if (access === 'terms') return user.hasAcceptedTerms ? (next ?? homeOf(user)) : null
  if (access === 'profile') return next === '/signup-form' ? null : (next ?? homeOf(user))
  if (access === 'member') {
    const isLacking = feature !== undefined && !user.subscribedFeatures.includes(feature)
    return next ?? (isLacking ? `${paths.planNeeded}?feature=${feature}` : null)
  }
  return next ?? homeOf(user)
}

/** Teachers begin with their classes, everybody else with their trail. */
const homeOf = ({ isVerifiedTeacher }: CurrentUser) => (isVerifiedTeacher ? paths.teaching : paths.portfolio)

/** Returns the first unfinished step of the registration. */
function unfinishedStep(user: CurrentUser): string | null {
  if (!user.hasAcceptedTerms) return '/signup-terms'
  if (!user.isProfileFilled) return '/signup-form'
  if (user.credential?.isDefaultPassword) return '/user/update-password'
  return null
}
