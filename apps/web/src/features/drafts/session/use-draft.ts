import { useEffect } from 'react'
import { useWatched } from '../../../saving/use-watched.ts'
import type { DraftSession } from './draft-session.ts'

/** The draft as it stands; written down when its screen is left. */
export function useDraft(session: DraftSession) {
  useEffect(() => session.flush, [session])
  return useWatched(session)
}
