import { useState } from 'react'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { nextNotice, type StartupNotice } from './next-notice.ts'
import { PasswordNotice } from './password-notice.tsx'
import { ProfileNotice } from './profile-notice.tsx'

/** One at a time, in order; the next may appear when the one before was closed. */
export function StartupNotices() {
  const user = useCurrentUser()
  const [seen, setSeen] = useState<readonly StartupNotice[]>(readSeen)
  if (!user) return null

  const close = (notice: StartupNotice) => () => {
    writeSeen([...seen, notice])
    setSeen([...seen, notice])
  }
  const notice = nextNotice(user, seen, new Date())
  if (notice === 'password') return <PasswordNotice onClose={close('password')} />
  if (notice === 'profile') return <ProfileNotice onClose={close('profile')} />
  return null
}

// Once for each visit, not for each screen.
const key = 'learntrail.notices-seen'

function readSeen(): StartupNotice[] {
  try {
    const seen: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(seen) ? seen : []
  } catch {
    return []
  }
}

function writeSeen(seen: StartupNotice[]) {
  try {
    sessionStorage.setItem(key, JSON.stringify(seen))
  } catch {
    // they show again then
  }
}
