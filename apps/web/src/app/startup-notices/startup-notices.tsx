import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { onceCalm } from '../../routing/once-calm.ts'
import { beReadyOffline } from './be-ready-offline.ts'
import { nextNotice, type StartupNotice } from './next-notice.ts'
import { PasswordNotice } from './password-notice.tsx'
import { ProfileNotice } from './profile-notice.tsx'

const loadPush = () => import('../../features/push/index.ts')

const PushPrompt = onceCalm(async () => {
  const [part] = await Promise.all([loadPush(), loadTexts(['push', 'errors'])])
  return part.PushPrompt
})

/** One at a time, in order; the next may appear when the one before was closed. */
export function StartupNotices() {
  const user = useCurrentUser()
  const [seen, setSeen] = useState<readonly StartupNotice[]>(readSeen)
  const account = user?.id
  // What this browser was allowed before holds for this session, too; where that fails, the next visit tries again.
  useEffect(() => {
    if (account !== undefined && 'Notification' in window && Notification.permission === 'granted')
      void loadPush()
        .then((push) => push.keepRegistered())
        .catch(() => undefined)
  }, [account])
  const begin = useEffectEvent(() => (user ? beReadyOffline(user).catch(() => undefined) : undefined))
  useEffect(() => {
    if (account !== undefined) void begin()
  }, [account])
  if (!user) return null

  const close = (notice: StartupNotice) => () => {
    writeSeen([...seen, notice])
    setSeen([...seen, notice])
  }
  const notice = nextNotice(user, seen, new Date())
  if (notice === 'password') return <PasswordNotice onClose={close('password')} />
  if (notice === 'profile') return <ProfileNotice onClose={close('profile')} />
  if (notice === 'push')
    return (
      <Suspense fallback={null}>
        <PushPrompt onClose={close('push')} />
      </Suspense>
    )
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
