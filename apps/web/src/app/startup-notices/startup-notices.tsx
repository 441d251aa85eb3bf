import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { readPushState } from '../../features/push/index.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { orNothing } from '../../ui/or-nothing.ts'
import { beReadyOffline, sendNotes } from './be-ready-offline.ts'
import { nextNotice, type StartupNotice } from './next-notice.ts'

// Most days nothing is to be said, and nothing of it is loaded.
const PasswordNotice = orNothing(() => import('./password-notice.tsx').then((part) => part.PasswordNotice))
const ProfileNotice = orNothing(() => import('./profile-notice.tsx').then((part) => part.ProfileNotice))
const PushPrompt = orNothing(async () => {
  const [part] = await Promise.all([import('../../features/push/push-prompt.tsx'), loadTexts(['push', 'errors'])])
  return part.PushPrompt
})
const notices = { password: PasswordNotice, profile: ProfileNotice, push: PushPrompt }

/** One at a time, in order; the next may appear when the one before was closed. */
export function StartupNotices() {
  const user = useCurrentUser()
  const [seen, setSeen] = useState<readonly StartupNotice[]>(readSeen)
  const account = user?.id
  // What this browser was allowed before holds for this session, too; where that fails, the next visit tries again.
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

/** Where it is neither allowed nor refused yet. */
const mayBeAskedForPush = () => ['default', 'homeScreen'].includes(readPushState())

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
