import { useEffect } from 'react'
import { useWatched } from '../../../saving/use-watched.ts'
import type { DraftSession } from './draft-session.ts'

/** Returns the current draft; saves it on the device when the screen is left. */
export function useDraft(session: DraftSession) {
  useEffect(() => session.flush, [session])
  return useWatched(session)
}
