import type { Platform } from '../../platform/platform.ts'
import { addPermissions, findAccountByName, removePermissions } from '../accounts/index.ts'
import { schoolsOfCode } from '../profiles/index.ts'

interface Permitting {
  email: string
  /** The ministry's code; a university with a five-year program is two schools with one code. */
  code: string
  isTakenBack: boolean
}

/**
 * Lets a person act for a school, or takes that back. Returns the names of the schools; throws if there is no such
 * person or school.
 */
export async function permitSchoolTo(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { email, code, isTakenBack }: Permitting,
): Promise<string[]> {
  const account = await findAccountByName(db, email)
  if (account === undefined) throw new Error(`nobody has the e-mail ${email}`)
  const found = await schoolsOfCode(db, code)
  if (found.length === 0) throw new Error(`No school has the code ${code}`)
  const ids = found.map(({ id }) => id)
  if (isTakenBack) await removePermissions(db, account.id, ids)
  else await addPermissions(db, account.id, ids, clock.now())
  return [...new Set(found.map(({ name }) => name))]
}
