/** An observable state. */
export function createWatched<State extends object>(initial: State) {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    show(part: Partial<State>) {
      state = { ...state, ...part }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
