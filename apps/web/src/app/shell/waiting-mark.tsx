import { Suspense, useMemo } from 'react'
import { outboxAwake } from '../../features/chat/index.ts'
import { waitingNotes } from '../../features/drafts/index.ts'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { useWatched } from '../../saving/use-watched.ts'
import { orNothing } from '../../ui/or-nothing.ts'

const WaitingLink = orNothing(async () => {
  // Load the waiting screen too, because people open it exactly when nothing can be loaded.
  const [part] = await Promise.all([
    import('./waiting-link.tsx'),
    import('../routes/waiting-route.tsx'),
    loadTexts(['drafts/waiting', 'chat']),
  ])
  return part.WaitingLink
})

/** Link to what is waiting on this device. Loads nothing if nothing can be waiting. */
export function WaitingMark() {
  const account = useCurrentUser()?.id
  const { isAwake } = useWatched(outboxAwake)
  const areNotes = useMemo(() => account !== undefined && waitingNotes(account).length > 0, [account])
  if (account === undefined || !(isAwake || areNotes)) return null
  return (
    <Suspense fallback={null}>
      <WaitingLink account={account} />
    </Suspense>
  )
}
