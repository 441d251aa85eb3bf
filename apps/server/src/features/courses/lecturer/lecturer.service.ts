import { isDeepStrictEqual } from 'node:util'
import { emptyLecturerCard, type LecturerCard, type OwnLecturerCard } from '@learntrail/contract/courses/lecturer'
import type { Person } from '../../../platform/access/person.ts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as repository from './lecturer.repository.ts'

type Actor = Pick<Person, 'id'>

export async function readOwnLecturerCard({ db }: Platform, person: Actor): Promise<OwnLecturerCard> {
  const stored = await repository.findCard(db, person.id)
  return { card: { ...emptyLecturerCard, ...stored?.card }, version: stored?.version ?? 0 }
}

interface Save {
  card: LecturerCard
  /** The version that the window has read. */
  version: number
  writer: string
}

/** Saves the card; refuses with LECTURER_CARD_CONFLICT if another window saved since. A repeated save counts once. */
export async function saveLecturerCard(
  platform: Platform,
  person: Actor,
  { card, version, writer }: Save,
): Promise<OwnLecturerCard> {
  const now = platform.clock.now()
  checkYears(card, Number(dayIn(now).slice(0, 4)))
  return inTransaction(platform.db, async (transaction) => {
    await repository.holdCard(transaction, person.id)
    const stored = await repository.findCard(transaction, person.id)
    const before = stored?.version ?? 0
    // The window did not get the answer to its last save.
    const isAgain = stored?.writer === writer && before === version + 1
    if (isAgain && isDeepStrictEqual(stored.card, card)) return { card, version: before }
    if (before !== version && !isAgain) refuse('LECTURER_CARD_CONFLICT')
    const saved = { card, version: before + 1 }
    await repository.putCard(transaction, { personId: person.id, ...saved, writer, updatedAt: now })
    return saved
  })
}

function checkYears({ experiences }: LecturerCard, thisYear: number): void {
  experiences.forEach(({ from, until }, at) => {
    if (from > thisYear) refuseField(`experiences.${at}.from`, 'too_large', thisYear)
    if (until !== null && until > thisYear) refuseField(`experiences.${at}.until`, 'too_large', thisYear)
  })
}
