/** How many entries of layers lie between one of the history and its page. */
export const heightOf = (state: unknown) => (state as { layer?: number } | null)?.layer ?? 0
