import { isolated } from '@learntrail/contract/isolated'

/** Stands between short facts in one line, and stays on the line of what is before it. */
export const dot = '\u00a0· '

export const dotted = (facts: readonly (string | false | null | undefined)[]) =>
  facts.flatMap((fact) => (fact ? isolated(fact) : [])).join(dot)
