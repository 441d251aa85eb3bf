/** Stands between short facts in one line, and stays on the line of what is before it. */
export const dot = '\u00a0· '

export const dotted = (facts: readonly (string | false | null | undefined)[]) => facts.filter(Boolean).join(dot)
