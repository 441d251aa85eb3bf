import { passageIn, resolveRemark, writeRemark, writeReply } from '../../apps/server/src/features/courses/demo.ts'
import { actor, type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'
import type { DemoCourse } from './course.ts'
import { remarks } from './remarks.ts'

interface Written {
  course: DemoCourse
  id: string
  unitIdOf: (name: string) => string
}

/** Makes the remarks beside the texts of a course, two days after it was begun. */
export async function makeRemarks(
  { platform, calendar }: Making,
  ids: Ids,
  { course, id, unitIdOf }: Written,
): Promise<void> {
  const at = platformAt(platform, calendar.daysAgo(course.daysAgo - 2))
  for (const { unit, quote, by, says, replies = [], isResolved } of remarks[course.key] ?? []) {
    const unitId = unitIdOf(unit)
    const clientId = (part: string) => stableId(`remark on ${course.key}: ${quote}: ${part}`)
    const { _id: remarkId } = await writeRemark(at, actor(idOf(ids, by)), id, {
      ...(await passageIn(at, unitId, quote)),
      unitId,
      content: says,
      clientId: clientId(''),
    })
    for (const [person, content] of replies)
      await writeReply(at, actor(idOf(ids, person)), { id, remarkId, content, clientId: clientId(content) })
    if (isResolved) await resolveRemark(at, actor(idOf(ids, course.by)), { id, remarkId, isResolved })
  }
}
