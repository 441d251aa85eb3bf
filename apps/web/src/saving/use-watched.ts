import { useSyncExternalStore } from 'react'

interface Watched<State> {
  read(): State
  subscribe(listener: () => void): () => void
}

/** The state of a session as it stands. */
export const useWatched = <State>({ subscribe, read }: Watched<State>) => useSyncExternalStore(subscribe, read)
