import { useSyncExternalStore } from 'react'

interface Watched<State> {
  read(): State
  subscribe(listener: () => void): () => void
}

/** Returns the current state and renders again when it changes. */
export const useWatched = <State>({ subscribe, read }: Watched<State>) => useSyncExternalStore(subscribe, read)
