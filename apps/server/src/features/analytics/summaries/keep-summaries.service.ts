import type { MeasureName } from '@learntrail/contract/analytics/facts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { notePeopleChanged, takeChangedPeople } from '../../../platform/measures/changed-people.ts'
import { type Measure, measures } from '../../../platform/measures/measures.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listPupilsAfter, readPupilPlaces } from '../../profiles/index.ts'
import { type Cell, differenceOf, entriesOf, keyOf } from './contributions.rules.ts'
import * as repository from './summaries.repository.ts'

/** Grows with every change of what is counted or how: the sums of a former version are made anew. */
const summariesVersion = 1

/** People read anew in one transaction: some tenths of a second. */
const atOnce = 100
/** Notes taken in one: somebody may have many. */
const notesAtOnce = 500

type Keeping = Pick<Platform, 'db' | 'declared' | 'clock'>

const kindsOf = (all: readonly Measure[]) => ({
  activities: new Set(all.filter(({ isActivity }) => isActivity).map(({ name }) => name)),
  ofSemester: new Set<MeasureName>(['returning', ...all.filter(({ by }) => by === 'semester').map(({ name }) => name)]),
})

/**
 * Reads people anew from what features have of them, and changes the sums by the difference. Whatever it is called after,
 * and however often, the sums are then those of what is there; the sums are held.
 */
async function readAnew({ declared, clock }: Keeping, transaction: Transaction, ids: readonly string[]) {
  const all = declared.of(measures)
  const kinds = kindsOf(all)
  const [before, places, measured] = await Promise.all([
    repository.readContributions(transaction, ids),
    readPupilPlaces(transaction, ids),
    repository.readMeasured(transaction, all, ids, dayIn(clock.now())),
  ])
  const after = new Map(ids.map((id) => [id, entriesOf(measured.get(id) ?? [], places.get(id) ?? [], kinds)]))
  const changes = new Map<string, Cell>()
  for (const [id, entries] of after) {
    const difference = differenceOf(before.get(id) ?? [], entries, kinds)
    if (difference.length === 0) after.delete(id)
    for (const cell of difference) {
      const known = changes.get(keyOf(cell))
      if (known === undefined) changes.set(keyOf(cell), cell)
      else changes.set(keyOf(cell), { ...known, count: known.count + cell.count, people: known.people + cell.people })
    }
  }
  await repository.changeSums(transaction, [...changes.values()])
  await repository.saveContributions(transaction, after)
}

/** Brings the sums up to what has changed; answers whether there was anything. */
export async function drainChanges(platform: Keeping): Promise<boolean> {
  let isAny = false
  for (;;) {
    const taken = await inTransaction(platform.db, async (transaction) => {
      await repository.holdSums(transaction)
      const ids = await takeChangedPeople(transaction, notesAtOnce)
      for (let from = 0; from < ids.length; from += atOnce) {
        await readAnew(platform, transaction, ids.slice(from, from + atOnce))
      }
      return ids.length
    })
    if (taken === 0) return isAny
    isAny = true
  }
}

/** Makes all sums anew, some people at a time; begun by a process that has ended, it goes on where that was. */
export async function rebuildSummaries(platform: Keeping, { isForced }: { isForced: boolean }): Promise<void> {
  const begin = await inTransaction(platform.db, async (transaction) => {
    await repository.holdSums(transaction)
    const state = await repository.readState(transaction)
    const isCurrent = state?.version === summariesVersion
    if (isCurrent && !isForced) return state.rebuiltAfter
    await repository.emptySums(transaction)
    await repository.saveState(transaction, { version: summariesVersion, rebuiltAfter: firstId })
    return firstId
  })
  for (let after = begin; after !== null; ) {
    const from = after
    after = await inTransaction(platform.db, async (transaction) => {
      await repository.holdSums(transaction)
      const ids = await listPupilsAfter(transaction, from, atOnce)
      await readAnew(platform, transaction, ids)
      const next = ids.length < atOnce ? null : (ids.at(-1) ?? null)
      await repository.saveState(transaction, { version: summariesVersion, rebuiltAfter: next })
      return next
    })
  }
}

/** Of whom something is another today by the mere passing of the night. */
export async function notePassedDay({ db, declared, clock }: Keeping) {
  const today = dayIn(clock.now())
  for (const { name, changesBy } of declared.of(measures)) {
    if (changesBy === undefined) continue
    await inTransaction(db, async (transaction) => {
      notePeopleChanged(transaction, await repository.listChangedBy(transaction, name, changesBy, today))
    })
  }
}

/** Takes somebody out of the sums whose account ends. */
export async function withdrawPerson(platform: Pick<Platform, 'declared'>, transaction: Transaction, personId: string) {
  await repository.holdSums(transaction)
  const before = await repository.readContributions(transaction, [personId])
  const kinds = kindsOf(platform.declared.of(measures))
  await repository.changeSums(transaction, differenceOf(before.get(personId) ?? [], [], kinds))
  await repository.saveContributions(transaction, new Map([[personId, []]]))
}
