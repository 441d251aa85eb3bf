import { dayAfter, dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { notePeopleChanged } from '../../../platform/measures/changed-people.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockAccount } from '../../accounts/index.ts'
import { schoolYearStart } from '../school-year.rules.ts'
import * as repository from './placements.repository.ts'
import { changeOfPlace, inNewYear, type Place, type SaidPlace } from './placements.rules.ts'

const yearOf = (now: Date) => dayIn(schoolYearStart(now))

/** Notes where a person is from today on, null for no school. Repeating it changes nothing. */
export async function notePlace(transaction: Transaction, accountId: string, said: SaidPlace | null, now: Date) {
  if ((await lockAccount(transaction, accountId)) === undefined) return
  const today = dayIn(now)
  const open = await turn(transaction, await repository.findOpen(transaction, accountId), now)
  if (open === undefined) {
    if (said !== null) await begin(transaction, accountId, { ...said, className: said.className ?? null }, today, now)
    return
  }
  if (said === null) return end(transaction, open, today)
  const change = changeOfPlace(open, said)
  if (change.kind === 'none') return
  // The last statement of a day counts.
  if (change.kind === 'tellsMore' || open.from >= today) {
    notePeopleChanged(transaction, [accountId])
    await repository.updatePlacement(transaction, open.id, change.place)
  } else {
    await end(transaction, open, today)
    await begin(transaction, accountId, change.place, today, now)
  }
}

/** As `notePlace`, for a list that says nothing new: a person who is at another school stays there. */
export async function confirmPlace(
  transaction: Transaction,
  accountId: string,
  said: SaidPlace & { schoolId: string },
  now: Date,
): Promise<void> {
  if ((await lockAccount(transaction, accountId)) === undefined) return
  const open = await repository.findOpen(transaction, accountId)
  const isElsewhere = open !== undefined && open.schoolId !== null && open.schoolId !== said.schoolId
  if (!isElsewhere) await notePlace(transaction, accountId, said, now)
}

async function begin(transaction: Transaction, accountId: string, place: Place, from: string, now: Date) {
  // Staff may have set a last day elsewhere that reaches beyond the first day here.
  await repository.endBefore(transaction, accountId, from)
  notePeopleChanged(transaction, [accountId])
  const row = { id: newId(now.getTime()), accountId, ...place, from }
  await repository.insertPlacements(transaction, [row])
}

async function end(transaction: Transaction, open: repository.Placement, today: string): Promise<void> {
  notePeopleChanged(transaction, [open.accountId])
  if (open.from >= today) return repository.deletePlacement(transaction, open.id)
  await repository.updatePlacement(transaction, open.id, { until: dayAfter(today, -1) })
}

/** Ends a placement left open from a former school year, and begins one with what is known of the new year. */
async function turn(transaction: Transaction, open: repository.Placement | undefined, now: Date) {
  if (open === undefined || open.from >= yearOf(now)) return open
  await turnAll(transaction, [open], now)
  return repository.findOpen(transaction, open.accountId)
}

async function turnAll(transaction: Transaction, passed: readonly repository.Placement[], now: Date): Promise<void> {
  const from = yearOf(now)
  notePeopleChanged(
    transaction,
    passed.map(({ accountId }) => accountId),
  )
  for (const { id, schoolYear } of passed) {
    await repository.updatePlacement(transaction, id, { until: `${schoolYear + 1912}-07-31` })
  }
  await repository.insertPlacements(
    transaction,
    passed.map(({ accountId, schoolId, typedSchoolName, academicRole, grade, className }) => ({
      id: newId(now.getTime()),
      accountId,
      from,
      ...inNewYear({ schoolId, typedSchoolName, academicRole, grade, className }),
    })),
  )
}

const atOnce = 200

/** Turns all open placements to the new school year: on 1 August, or later if that was missed. */
export async function turnSchoolYear({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (;;) {
    const turned = await inTransaction(db, async (transaction) => {
      const passed = await repository.holdPassed(transaction, yearOf(now), atOnce)
      await turnAll(transaction, passed, now)
      return passed.length
    })
    if (turned < atOnce) return
  }
}
