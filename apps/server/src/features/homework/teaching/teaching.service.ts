import { homeworkDurations, homeworkLimits } from '@learntrail/contract/homework/limits'
import type { TeachingHomework } from '@learntrail/contract/homework/teaching'
import { dayIn, startOfDay } from '../../../platform/clock/taipei.ts'
import type { Platform } from '../../../platform/platform.ts'
import { questionReminders } from '../homework.rules.ts'
import type { Actor } from '../questions/reach-question.policy.ts'
import { teachingHomeworkQuery } from './teaching.queries.ts'

type Row = Omit<TeachingHomework, 'deadline' | 'remindedAt' | 'remindableAt'> & {
  deadline: Date | null
  remindedAt: Date | null
}

const limit = homeworkLimits.forTeacher

/** Returns the homework of all classes of a teacher that waits for them or is due soon. */
export async function listTeachingHomework({ pool, clock }: Platform, { id }: Actor) {
  const now = clock.now()
  const soon = new Date(now.getTime() + homeworkDurations.dueSoon)
  const found = await pool.query<Row>({
    ...teachingHomeworkQuery(limit + 1),
    values: [id, startOfDay(dayIn(now)), soon],
  })
  const items = found.rows.slice(0, limit).map(
    ({ id: questionId, title, group, deadline, isAssigned, isDueSoon, remindedAt, ...counted }): TeachingHomework => ({
      id: questionId,
      title,
      group,
      deadline: deadline?.toISOString() ?? null,
      isAssigned,
      isDueSoon,
      waiting: counted.waiting,
      nextId: counted.nextId,
      corrected: counted.corrected,
      asked: counted.asked,
      handedIn: counted.handedIn,
      ...questionReminders(remindedAt, now),
    }),
  )
  return { items, hasMore: found.rows.length > limit }
}
