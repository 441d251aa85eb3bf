import { ageChanged } from '@learntrail/contract/profiles/events'
import type { GradeCode } from '@learntrail/contract/profiles/organization-codes'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockAccount, updateAccount } from '../../accounts/index.ts'
import { gradeDetails } from '../organization/lists/grades.texts.ts'
import { type KnownAge, listAges, listComeOfAge } from './ages.repository.ts'
import { isGradeUnder18, lastGrownUpYear } from './under-18.rules.ts'

type Context = Pick<Platform, 'clock' | 'events'>

async function ageOf({ clock }: Context, transaction: Transaction, accountId: string): Promise<KnownAge> {
  const [age] = await listAges(transaction, [accountId], clock.now())
  return age ?? refuse('USER_NOT_FOUND')
}

async function keep({ clock, events }: Context, transaction: Transaction, age: KnownAge, isKept: boolean) {
  const at = clock.now()
  await updateAccount(transaction, age.id, { grownUpSince: isKept ? at : null })
  await tell({ clock, events }, transaction, age)
}

async function tell({ clock, events }: Context, transaction: Transaction, { id, isProfileFilled }: KnownAge) {
  // A person without a filled profile has met nobody yet.
  if (isProfileFilled) await events.record(transaction, ageChanged, { actorId: null, subjectId: id, at: clock.now() })
}

/**
 * Runs a change that affects a person's age. A person who was grown-up before or is afterwards counts as grown-up
 * towards others from then on; the event tells the features concerned. The caller holds the account.
 */
export async function keepAge<Result>(
  context: Context,
  transaction: Transaction,
  accountId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await ageOf(context, transaction, accountId)
  const result = await change()
  const after = await ageOf(context, transaction, accountId)
  if (!after.isKept && (before.isGrownUp || after.isGrownUp)) await keep(context, transaction, before, true)
  else if (before.isUnder18 !== after.isUnder18) await tell(context, transaction, before)
  return result
}

/**
 * Marks a person as grown-up on another person's word; returns whether that changed anything. The caller holds the
 * account.
 */
export async function countGrownUp(context: Context, transaction: Transaction, accountId: string): Promise<boolean> {
  const age = await ageOf(context, transaction, accountId)
  if (!age.isKept) await keep(context, transaction, age, true)
  return !age.isKept
}

/** Removes the mark of `countGrownUp`. Refuses if they say themselves that they are grown-up (AGE_STATED_OTHERWISE). */
export async function countUnder18(context: Context, transaction: Transaction, accountId: string): Promise<boolean> {
  const age = await ageOf(context, transaction, accountId)
  if (age.isStaff || !age.isUnder18) refuse('AGE_STATED_OTHERWISE')
  if (age.isKept) await keep(context, transaction, age, false)
  return age.isKept
}

interface InGrade {
  accountId: string
  grade: string
}

/** Whether students of a grade count as under 18 unless they say otherwise. */
export const isYoungIn = (grade: string) => isGradeUnder18(gradeDetails[grade as GradeCode].schoolType, grade)

/**
 * Applies the grade that a school states today: in a grade under 18, a person who says so too counts as under 18. The
 * caller holds the account.
 */
export async function countAsInGrade(
  context: Context,
  transaction: Transaction,
  { accountId, grade }: InGrade,
): Promise<void> {
  const age = await ageOf(context, transaction, accountId)
  if (!isYoungIn(grade)) await countGrownUp(context, transaction, accountId)
  else if (age.isKept && age.isUnder18 && !age.isStaff) await keep(context, transaction, age, false)
}

/** `countAsInGrade` for all students of a list; locks only accounts for which the list differs from the stored mark. */
export async function countAllAsInGrades(
  context: Context & Pick<Platform, 'db'>,
  people: readonly InGrade[],
): Promise<void> {
  const { db, clock } = context
  const ids = people.map(({ accountId }) => accountId)
  const kept = new Set((await listAges(db, ids, clock.now())).flatMap(({ id, isKept }) => (isKept ? [id] : [])))
  for (const person of people.filter(({ accountId, grade }) => kept.has(accountId) === isYoungIn(grade))) {
    await inTransaction(db, async (transaction) => {
      if ((await lockAccount(transaction, person.accountId)) !== undefined)
        await countAsInGrade(context, transaction, person)
    })
  }
}

/** Marks people who have come of age: the year ends in Taipei time, and within a day everybody is marked. */
export async function noteComeOfAge(platform: Pick<Platform, 'db' | 'clock' | 'events'>): Promise<void> {
  for (const id of await listComeOfAge(platform.db, lastGrownUpYear(platform.clock.now()))) {
    await inTransaction(platform.db, async (transaction) => {
      if ((await lockAccount(transaction, id)) !== undefined) await keepAge(platform, transaction, id, async () => {})
    })
  }
}
