import { useEffect, useSyncExternalStore } from 'react'
import type { DraftSession } from './draft-session.ts'

/** The draft as it stands; written down when its screen is left. */
export function useDraft(session: DraftSession) {
  useEffect(() => session.flush, [session])
  return useSyncExternalStore(session.subscribe, session.read)
}
