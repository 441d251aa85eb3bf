import { issuePoints } from '../../apps/server/src/features/points/demo.ts'
import { actor, platformAt } from '../school/making.ts'
import { randomOf } from '../school/random.ts'
import { stableId } from '../school/stable-id.ts'
import { classesOnPlus, endOf, type Pupil } from './second-year.ts'
import { dayAt, momentOf, type Term } from './terms.ts'
import { teacherOf, type Year } from './year.ts'

/** Points given to a share of a class, each at a share of the term's elapsed days. */
const given = [
  { at: 0.15, points: 2, share: 1, reason: '第一次段考前的筆記全班都交齊' },
  { at: 0.4, points: 5, share: 0.25, reason: '主動幫同學複習' },
  { at: 0.7, points: 3, share: 0.5, reason: '上課提出好問題' },
] as const

/** Gives the classes points besides those for homework. Idempotent. */
export async function makeClassPoints(year: Year, term: Term, pupils: readonly Pupil[]): Promise<void> {
  const { making, terms, pupilIds, teacherIds, groupIds } = year
  for (const turn of classesOnPlus) {
    for (const { at, points, share, reason } of given) {
      const day = dayAt(term, at)
      if (day === undefined || at > endOf(turn, term, terms.running)) continue
      const random = randomOf(`points ${at} of class ${turn} in ${term.semester}`)
      const chosen = pupils.filter((pupil) => pupil.turn === turn && random.next() < share)
      await issuePoints(platformAt(making.platform, momentOf(day, 15)), actor(teacherIds[teacherOf(turn)]), {
        groupId: groupIds.get(turn) ?? '',
        clientId: stableId(`points ${at} of class ${turn} in ${term.semester}`),
        points,
        reason,
        memberIds: chosen.map(({ number }) => pupilIds.get(number) ?? ''),
      })
    }
  }
}
