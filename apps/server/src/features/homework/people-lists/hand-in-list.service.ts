import type { Outcome, QueueState } from '@learntrail/contract/homework/states'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { minuteIn } from '../../../platform/clock/taipei.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type ListIn, mostListed } from '../../groups/index.ts'
import { checkCorrects } from '../correcting/correcting.service.ts'
import { handInListQuery } from '../correcting/queue.queries.ts'
import { findQuestion } from '../questions/questions.repository.ts'
import type { Actor } from '../questions/reach-question.policy.ts'
import { homeworkListTexts } from './people-list.texts.ts'

interface Row {
  person: PersonSummary
  memberNumber: string
  isGone: boolean
  state: QueueState
  handedInAt: Date | null
  score: number | null
  outcome: Outcome | null
  isReleased: boolean
}

/**
 * Returns the list of who handed in what, with scores, for correctors. It marks unreleased remarks as such, as the
 * gradebook does.
 */
export async function handInsAsList(platform: Platform, person: Actor, questionId: string) {
  await checkCorrects(platform, person, questionId)
  const { title, group } = (await findQuestion(platform.pool, person.id, questionId)) ?? refuse('HOMEWORK_NOT_FOUND')
  const { rows } = await platform.pool.query<Row>({ ...handInListQuery(mostListed), values: [questionId] })
  const listIn: ListIn = (locale) => {
    const texts = homeworkListTexts[locale]
    const { kind, state, handedInAt, score, returned } = texts.handIns
    const stateOf = (row: Row) => [texts.states[row.state], row.isGone ? texts.gone : ''].filter(Boolean).join(' ')
    const returnedOf = ({ outcome, isReleased }: Row) =>
      outcome === null ? null : isReleased ? texts.released : texts.notReleased
    return {
      kind,
      about: title,
      columns: [state, handedInAt, score, returned],
      people: rows.map((row) => ({
        person: row.person,
        memberNumber: row.memberNumber,
        cells: [stateOf(row), row.handedInAt && minuteIn(row.handedInAt), row.score, returnedOf(row)],
      })),
    }
  }
  return { groupId: group?.parse()?.id ?? refuse('HOMEWORK_NOT_FOUND'), listIn }
}
