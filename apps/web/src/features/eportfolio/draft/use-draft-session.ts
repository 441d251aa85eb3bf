import { useEffect, useState } from 'react'
import { useWatched } from '../../../saving/use-watched.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import type { DraftSession } from './draft-session.ts'
import { loadSession, openSession } from './open-sessions.ts'

/** Returns the session of a draft once it is loaded; saves at once when the screen is left. */
export function useDraftSession(id: string) {
  const account = useCurrentUser()?.id
  const [session, setSession] = useState(() => (account ? openSession(account, id) : null))
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` triggers another attempt
  useEffect(() => {
    if (!account) return
    let isHere = true
    const known = openSession(account, id)
    setSession(known)
    setError(null)
    if (known) {
      void known.refresh()
    } else {
      loadSession(account, id).then(
        (loaded) => isHere && setSession(loaded),
        (problem: unknown) => isHere && setError(problem),
      )
    }
    return () => {
      isHere = false
      openSession(account, id)?.flush()
    }
  }, [account, id, tries])

  return { session, error, retry: () => setTries((count) => count + 1) }
}

export const useDraft = (session: DraftSession) => useWatched(session)
