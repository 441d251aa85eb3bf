/** Returns how many layer entries lie between a history entry, given by its state, and its page. */
export const heightOf = (state: unknown) => (state as { layer?: number } | null)?.layer ?? 0
