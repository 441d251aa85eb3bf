import type { AcademicRole } from '@learntrail/contract/profiles/organization-codes'
import type { TakenNames } from '../../accounts/index.ts'
import { trouble } from '../list-reading/trouble.texts.ts'
import type { BadRow, FilePerson } from './account-file.rules.ts'

/** A person whose account a school made earlier. */
export interface KnownPerson {
  accountId: string
  schoolId: string
  studentNumber: string
  fullName: string
  grade: string
  className: string
  academicRole: AcademicRole
  seatNumber: string
  gender: FilePerson['gender']
}

/** A person whom another school is sending here, and who has not been taken in yet. */
export interface Coming {
  schoolId: string
  fullName: string
}

export interface AccountPlan {
  added: FilePerson[]
  changed: { known: KnownPerson; becomes: FilePerson }[]
  /** People of the file's schools whom the file does not name; their accounts stay as they are. */
  gone: KnownPerson[]
  unchanged: number
  /** People in the file who have an account, with what the file says. */
  present: { accountId: string; grade: string; person: FilePerson }[]
  bad: BadRow[]
}

/**
 * Returns the account name, which stays the same every year: the ministry's code of the school and the school's number
 * of the person.
 */
export const usernameOf = ({ schoolCode, studentNumber }: Pick<FilePerson, 'schoolCode' | 'studentNumber'>) =>
  `${schoolCode}-${studentNumber}`.toLowerCase()

const keyOf = ({ schoolId, studentNumber }: Pick<KnownPerson, 'schoolId' | 'studentNumber'>) =>
  `${schoolId} ${studentNumber}`

/** Plans what importing a school's list would do. */
export function planAccounts(
  people: readonly FilePerson[],
  known: readonly KnownPerson[],
  taken: TakenNames,
  coming: readonly Coming[] = [],
): AccountPlan {
  const plan: AccountPlan = { added: [], changed: [], gone: [], unchanged: 0, present: [], bad: [] }
  const knownByKey = new Map(known.map((person) => [keyOf(person), person]))
  const named = new Set<string>()
  for (const person of people) {
    const before = knownByKey.get(keyOf(person))
    named.add(keyOf(person))
    if (before !== undefined) plan.present.push({ accountId: before.accountId, grade: person.grade, person })
    if (before === undefined) {
      const bad = problemOf(person, taken) ?? waiting(person, coming)
      if (bad === undefined) plan.added.push(person)
      else plan.bad.push(bad)
    } else if (isSame(before, person)) plan.unchanged += 1
    else plan.changed.push({ known: before, becomes: person })
  }
  const schools = new Set(people.map(({ schoolId }) => schoolId))
  plan.gone = known.filter((person) => schools.has(person.schoolId) && !named.has(keyOf(person)))
  return plan
}

function problemOf(person: FilePerson, { usernames, emails }: TakenNames): BadRow | undefined {
  const username = usernameOf(person)
  if (usernames.has(username)) {
    return { line: person.line, column: '學號', trouble: trouble('username_taken', { username }) }
  }
  if (person.email !== null && emails.has(person.email)) {
    return { line: person.line, column: '電子郵件', trouble: trouble('email_taken', { email: person.email }) }
  }
  return undefined
}

/** Refuses a pupil who is being transferred: a second account is what a transfer prevents. */
function waiting({ line, schoolId, fullName }: FilePerson, coming: readonly Coming[]): BadRow | undefined {
  if (!coming.some((one) => one.schoolId === schoolId && one.fullName === fullName)) return undefined
  return { line, column: '姓名', trouble: trouble('transfer_waits', { written: fullName }) }
}

const isSame = (known: KnownPerson, person: FilePerson) =>
  (['fullName', 'grade', 'className', 'academicRole'] as const).every((name) => known[name] === person[name]) &&
  // A list without these columns removes nothing.
  (person.seatNumber === '' || person.seatNumber === known.seatNumber) &&
  (person.gender === null || person.gender === known.gender)
