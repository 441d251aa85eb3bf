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

/** Increase this with every change to what is counted or how; sums of an earlier version are rebuilt. */
const summariesVersion = 1

/** People read per transaction, which takes a few tenths of a second. */
const atOnce = 100
/** Notes taken per transaction; a person may have many. */
const notesAtOnce = 500

type Keeping = Pick<Platform, 'db' | 'declared' | 'clock'>

const kindsOf = (all: readonly Measure[]) => ({
  activities: new Set(all.filter(({ isActivity }) => isActivity).map(({ name }) => name)),
  ofSemester: new Set<MeasureName>(['returning', ...all.filter(({ by }) => by === 'semester').map(({ name }) => name)]),
})

/**
 * Reads people's measures again and changes the sums by the difference. However often it runs, the sums then match the
 * present data. The caller holds the lock on the sums.
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

/** Applies all noted changes to the sums; returns whether there were any. */
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

/** Rebuilds all sums in portions. Continues where a process that ended left off. */
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

/** Notes the people whose measures change because a day has passed. */
export async function notePassedDay({ db, declared, clock }: Keeping) {
  const today = dayIn(clock.now())
  for (const { name, changesBy } of declared.of(measures)) {
    if (changesBy === undefined) continue
    await inTransaction(db, async (transaction) => {
      notePeopleChanged(transaction, await repository.listChangedBy(transaction, name, changesBy, today))
    })
  }
}

/** Removes a person whose account is being deleted from the sums. */
export async function withdrawPerson(platform: Pick<Platform, 'declared'>, transaction: Transaction, personId: string) {
  await repository.holdSums(transaction)
  const before = await repository.readContributions(transaction, [personId])
  const kinds = kindsOf(platform.declared.of(measures))
  await repository.changeSums(transaction, differenceOf(before.get(personId) ?? [], [], kinds))
  await repository.saveContributions(transaction, new Map([[personId, []]]))
}
