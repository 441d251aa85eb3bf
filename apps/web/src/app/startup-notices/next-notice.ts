import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { CurrentUser } from '@learntrail/contract/profiles/users'

export type StartupNotice = 'password' | 'profile' | 'push'

/** Returns the first notice that applies and has not been closed, or null. */
export function nextNotice(
  user: Pick<CurrentUser, 'credential' | 'isProfileOutdated'>,
  seen: readonly StartupNotice[],
  now: Date,
): StartupNotice | null {
  if (!seen.includes('password') && isPasswordOld(user.credential, now)) return 'password'
  if (!seen.includes('profile') && user.isProfileOutdated) return 'profile'
  return seen.includes('push') ? null : 'push'
}

function isPasswordOld(credential: CurrentUser['credential'], now: Date): boolean {
  if (credential?.method !== 'email' || !credential.isMd5) return false
  return now.getTime() - Date.parse(credential.updatedAt) >= accountDurations.passwordUpdateNotice
}
