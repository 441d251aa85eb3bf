import type { CurrentUser } from '@learntrail/contract/profiles/users'
import { isSignedIn } from '../../features/profiles/index.ts'
import type { ScreenAccess } from '../../routing/screen-route.ts'

/** Where a person has to go instead of the screen they asked for; null when they may see it. */
export function destination(user: CurrentUser, access: ScreenAccess, wanted: string): string | null {
  if (access === 'open') return null
  if (!isSignedIn(user)) {
    if (access === 'root') return '/onboarding'
    return access === 'guest' || access === 'terms' ? null : `/login?returnTo=${encodeURIComponent(wanted)}`
  }
  if (user.deletedAt) return '/delete'

  const next = unfinishedStep(user)
  if (access === 'session') return null
  if (access === 'terms') return user.hasAcceptedTerms ? (next ?? '/portfolio') : null
  if (access === 'profile') return next === '/signup-form' ? null : (next ?? '/portfolio')
  if (access === 'member') return next
  return next ?? '/portfolio'
}

/** The step of the registration that is still ahead, in its order. */
function unfinishedStep(user: CurrentUser): string | null {
  if (!user.hasAcceptedTerms) return '/signup-terms'
  if (!user.isProfileFilled) return '/signup-form'
  if (user.credential?.isDefaultPassword) return '/user/update-password'
  return null
}
