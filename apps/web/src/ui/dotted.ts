import { isolated } from '@learntrail/contract/isolated'

/** Separator between short facts on one line; its no-break space keeps it on the line of the fact before it. */
export const dot = '\u00a0· '

export const dotted = (facts: readonly (string | false | null | undefined)[]) =>
  facts.flatMap((fact) => (fact ? isolated(fact) : [])).join(dot)
