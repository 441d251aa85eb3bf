import { durations } from '@learntrail/contract/limits'
import { joinCourse, readLearning, reportWatching } from '../../apps/server/src/features/courses/demo.ts'
import { inTurn } from '../school/in-turn.ts'
import { actor, platformAt } from '../school/making.ts'
import { randomOf } from '../school/random.ts'
import { type ClassTurn, isSilent, type Pupil } from './second-year.ts'
import type { Year } from './year.ts'

/** How many units the students of each class have seen, in order of their seats; having seen all, they finish. */
const units: Readonly<Record<ClassTurn, readonly number[]>> = {
  1: [6, 6, 6, 6, 6, 6, 6, 4, 3, 3, 3, 1],
  2: [2, 1],
  3: [6, 2, 2],
  4: [],
}

/** Lets students learn the course that is open to everybody, on the days since it was published. */
export async function makeClassCourses({ making, pupilIds }: Year, pupils: readonly Pupil[]): Promise<void> {
  const { platform, calendar } = making
  const { rows } = await platform.pool.query<{ id: string }>(
    `select id from courses where status = 'published' and password_hash is null order by created_at limit 1`,
  )
  const courseId = rows[0]?.id
  if (courseId === undefined) throw new Error('No course of the demo school is open to everybody')
  await inTurn(pupils, 4, async (pupil) => {
    const { number, turn, seat } = pupil
    const count = units[turn][seat - 1]
    if (count === undefined || isSilent(pupil)) return
    const random = randomOf(`course of ${number}`)
    const person = actor(pupilIds.get(number) ?? '')
    const joined = calendar.daysAgo(random.whole(8, 30))
    await joinCourse(platformAt(platform, joined), person, courseId)
    const { course, pieces } = await readLearning(platform, person, courseId)
    const seen = course.chapters.flatMap((chapter) => chapter.units.map(({ id }) => id)).slice(0, count)
    for (const [place, unitId] of seen.entries()) {
      const moment = new Date(joined.getTime() + (place + 1) * durations.day)
      await reportWatching(platformAt(platform, moment), person, courseId, {
        unitId,
        pieces: pieces
          .filter((piece) => piece.unitId === unitId)
          .map(({ pieceId, kind, seconds }) => ({
            pieceId,
            seen: kind === 'film' ? [[0, seconds] as [number, number]] : [],
            again: [],
            position: 0,
          })),
      })
    }
  })
}
