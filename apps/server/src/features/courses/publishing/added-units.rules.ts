import type { CourseOutline } from '@learntrail/contract/courses/content'

interface Edition {
  outline: Pick<CourseOutline, 'chapters'>
  /** Units added after the first edition, each with the moment it was added. */
  addedUnits: Readonly<Record<string, string>>
}

const idsOf = ({ chapters }: Edition['outline']) => chapters.flatMap(({ units }) => units.map(({ id }) => id))

/**
 * Computes `addedUnits` of the next edition: units that the previous one lacked count as added now, even if an earlier
 * one had them.
 */
export function addedUnits(
  before: Edition | undefined,
  outline: Edition['outline'],
  at: Date,
): { all: Record<string, string>; count: number } {
  if (before === undefined) return { all: {}, count: 0 }
  const had = new Set(idsOf(before.outline))
  const now = at.toISOString()
  const moments = idsOf(outline).map((id) => [id, had.has(id) ? before.addedUnits[id] : now] as const)
  return {
    all: Object.fromEntries(moments.flatMap(([id, moment]) => (moment === undefined ? [] : [[id, moment]]))),
    count: moments.filter(([id]) => !had.has(id)).length,
  }
}
