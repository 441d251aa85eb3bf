import type { ListTrouble } from '@learntrail/contract/profiles/list-troubles'
import type { FirstPassword } from '@learntrail/contract/schools/first-passwords'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findTakenNames, readablePassword, registerImported } from '../../accounts/index.ts'
import { countAllAsInGrades, countAsInGrade } from '../ages/ages.service.ts'
import { trouble } from '../list-reading/trouble.texts.ts'
import { allSchools, lockImports } from '../organization/schools.repository.ts'
import { confirmPlace, notePlace } from '../placements/note-place.service.ts'
import { fillGender } from '../profiles.repository.ts'
import {
  type AccountFileResult,
  type BadRow,
  type FilePerson,
  type ListOwner,
  readAccountFile,
} from './account-file.rules.ts'
import { type AccountPlan, planAccounts, usernameOf } from './account-plan.rules.ts'
import { findComing, findImported, saveImported } from './imported-accounts.repository.ts'

export type AccountImport = Pick<AccountPlan, 'added' | 'changed' | 'gone' | 'unchanged' | 'present' | 'bad'>
export type AccountImportResult = { ok: true; result: AccountImport } | { ok: false; trouble: ListTrouble }

/** A person of the list, with their account. */
export interface Listed {
  accountId: string
  person: FilePerson
}

interface Options {
  isDryRun: boolean
  owner?: ListOwner
  /** Verifies a person whom the list calls a teacher, within the transaction that makes the account. */
  verify?: (transaction: Transaction, accountId: string) => Promise<void>
  /** Stores the first passwords before their accounts exist. Without it no account can be made. */
  keep?: (passwords: readonly FirstPassword[]) => Promise<void>
  /**
   * Called with the plan before anything is done; called again with the rest of it when the import resumes after a
   * crash.
   */
  begin?: (plan: AccountImport) => Promise<void>
  progress?: (done: number, of: number) => Promise<void> | void
  /** Called with all people of the list once all have accounts; called again when the import resumes after a crash. */
  end?: (people: readonly Listed[]) => Promise<void>
  /** Reads the list elsewhere than in this process. */
  readFile?: (...list: Parameters<typeof readAccountFile>) => Promise<AccountFileResult>
}

/** Accounts per transaction: a crash leaves whole batches, and a second run continues. */
const batch = 100

type Context = Pick<Platform, 'db' | 'clock' | 'events' | 'config'>

/**
 * Imports a school's list; a dry run reports the same and changes nothing. People gone from the list are only named.
 */
export async function importAccounts(
  context: Context,
  bytes: Uint8Array,
  options: Options,
): Promise<AccountImportResult> {
  const { db } = context
  const { readFile = async (...list) => readAccountFile(...list) } = options
  const read = await readFile(bytes, await allSchools(db), options.owner ?? {})
  if (!read.ok) return read
  const plan = await planFor(context, read.file.people)
  const bad = [...read.file.bad, ...plan.bad].sort(byLine)
  const { keep } = options
  if (!options.isDryRun) {
    if (plan.added.length > 0 && keep === undefined) {
      return { ok: false, trouble: trouble('passwords_homeless', { count: plan.added.length }) }
    }
    await options.begin?.({ ...plan, bad })
    for (const { known, becomes } of plan.changed) {
      await inTransaction(db, async (transaction) => {
        await saveImported(transaction, known.accountId, becomes, context.clock.now())
        if (becomes.gender !== known.gender) await fillGender(transaction, known.accountId, becomes.gender)
        await notePlace(transaction, known.accountId, placeOf(becomes), context.clock.now())
      })
    }
    for (let done = 0; done < plan.present.length; done += batch) {
      await inTransaction(db, async (transaction) => {
        for (const { accountId, person } of plan.present.slice(done, done + batch).toSorted(byAccount))
          await confirmPlace(transaction, accountId, placeOf(person), context.clock.now())
      })
    }
    // Includes people without any change: the school says today that they are in this grade.
    await countAllAsInGrades(
      context,
      plan.present.filter(({ person }) => person.academicRole === 'student'),
    )
    const listed: Listed[] = [...plan.present]
    for (let done = 0; done < plan.added.length; done += batch) {
      const { verify = async () => undefined } = options
      const people = plan.added.slice(done, done + batch)
      listed.push(...(await addPeople(context, people, keep ?? (async () => undefined), verify)))
      await options.progress?.(Math.min(done + batch, plan.added.length), plan.added.length)
    }
    await options.end?.(listed)
  }
  return { ok: true, result: { ...plan, bad } }
}

/** In a fixed order, so that two imports do not deadlock. */
const byAccount = (one: { accountId: string }, other: { accountId: string }) =>
  one.accountId < other.accountId ? -1 : 1

const placeOf = ({ schoolId, academicRole, grade, className }: FilePerson) => ({
  schoolId,
  typedSchoolName: null,
  academicRole,
  grade: grade || null,
  className: className || null,
})

const byLine = (one: BadRow, other: BadRow) => one.line - other.line

async function planFor({ db }: Context, people: readonly FilePerson[]): Promise<AccountPlan> {
  const schools = [...new Set(people.map(({ schoolId }) => schoolId))]
  const known = await findImported(db, schools)
  const emails = people.flatMap(({ email }) => (email === null ? [] : [email]))
  const taken = await findTakenNames(db, people.map(usernameOf), emails)
  return planAccounts(people, known, taken, await findComing(db, schools))
}

const handedOn = ({ fullName, schoolName, grade, className, seatNumber, studentNumber }: FilePerson) => ({
  fullName,
  schoolName,
  grade,
  className,
  seatNumber,
  studentNumber,
})

async function addPeople(
  context: Context,
  people: readonly FilePerson[],
  keep: (passwords: readonly FirstPassword[]) => Promise<void>,
  verify: NonNullable<Options['verify']>,
): Promise<Listed[]> {
  const { db, clock } = context
  const passwords = people.map((person) => ({
    ...handedOn(person),
    username: usernameOf(person),
    password: readablePassword(),
  }))
  await keep(passwords)
  const registered = await Promise.all(
    people.map(async (person, index) => ({
      person,
      register: await registerImported(context, {
        email: person.email,
        username: usernameOf(person),
        fullName: person.fullName,
        password: passwords[index]?.password ?? '',
        role: person.academicRole,
      }),
    })),
  )
  return inTransaction(db, async (transaction) => {
    const added: Listed[] = []
    await lockImports(transaction)
    for (const { person, register } of registered) {
      const accountId = await register(transaction)
      added.push({ accountId, person })
      await saveImported(transaction, accountId, person, clock.now())
      await fillGender(transaction, accountId, person.gender)
      await notePlace(transaction, accountId, placeOf(person), clock.now())
      if (person.academicRole === 'teacher') await verify(transaction, accountId)
      else await countAsInGrade(context, transaction, { accountId, grade: person.grade })
    }
    return added
  })
}
