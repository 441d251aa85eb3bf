/** Value in the address of a choice of all states. */
export const allStates = 'all'

/** The state a queue shows: the chosen one, otherwise the first of the work. */
export const shownState = ({ state, find }: { state?: string; find?: string }, first: string): string =>
  // A search for one thing covers all states, as its state is unknown.
  state ?? (find === undefined ? first : allStates)
