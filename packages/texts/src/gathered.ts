type Texts = Readonly<Record<string, unknown>>

/**
 * Parts for which every feature has a file of its own, read as one: `<feature>/notice-kinds.json` belongs to
 * `notice-kinds`.
 */
export const gatheredParts = ['errors', 'notice-kinds', 'event-kinds'] as const
export type GatheredPart = (typeof gatheredParts)[number]

/** Merges the texts of all these files; texts under the same heading are combined. */
export function gathered<All = Texts>(files: Readonly<Record<string, Texts>>): All {
  const all: Record<string, unknown> = {}
  for (const texts of Object.values(files)) {
    for (const [heading, said] of Object.entries(texts)) {
      all[heading] = typeof said === 'string' ? said : { ...(all[heading] as Texts | undefined), ...(said as Texts) }
    }
  }
  return all as All
}
