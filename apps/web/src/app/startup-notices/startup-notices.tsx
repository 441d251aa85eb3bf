import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { readPushState } from '../../features/push/index.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { orNothing } from '../../ui/or-nothing.ts'
import { beReadyOffline, sendNotes } from './be-ready-offline.ts'
import { nextNotice, type StartupNotice } from './next-notice.ts'

// On most days no notice is due, and none of this code is loaded.
const PasswordNotice = orNothing(() => import('./password-notice.tsx').then((part) => part.PasswordNotice))
const ProfileNotice = orNothing(() => import('./profile-notice.tsx').then((part) => part.ProfileNotice))
const PushPrompt = orNothing(async () => {
  const [part] = await Promise.all([import('../../features/push/push-prompt.tsx'), loadTexts(['push', 'errors'])])
  return part.PushPrompt
})
const notices = { password: PasswordNotice, profile: ProfileNotice, push: PushPrompt }

/** Shows one notice at a time, in order; the next appears once the one before is closed. */
export function StartupNotices() {
  const user = useCurrentUser()
  const [seen, setSeen] = useState<readonly StartupNotice[]>(readSeen)
  const account = user?.id
  // Registers this browser for push again if notifications were allowed before; a failure is retried on the next visit.
  useEffect(() => {
    if (account !== undefined && 'Notification' in window && Notification.permission === 'granted')
      void import('../../features/push/subscription.ts').then((push) => push.keepRegistered()).catch(() => undefined)
  }, [account])
  const begin = useEffectEvent(() => (user ? beReadyOffline(user).catch(() => undefined) : undefined))
  const sendAgain = useEffectEvent(() => void (user && sendNotes(user).catch(() => undefined)))
  useEffect(() => {
    if (account === undefined) return
    void begin()
    const again = () => sendAgain()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [account])
  if (!user) return null

  const close = (notice: StartupNotice) => () => {
    writeSeen([...seen, notice])
    setSeen([...seen, notice])
  }
  const notice = nextNotice(user, seen, new Date())
  if (notice === null || (notice === 'push' && !mayBeAskedForPush())) return null
  const Notice = notices[notice]
  return (
    <Suspense fallback={null}>
      <Notice onClose={close(notice)} />
    </Suspense>
  )
}

/** Whether push notifications are neither allowed nor refused yet. */
const mayBeAskedForPush = () => ['default', 'homeScreen'].includes(readPushState())

// Kept per browser session, so that a closed notice stays closed on other screens.
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
    // Not stored; closed notices will show again.
  }
}
