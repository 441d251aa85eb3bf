import {
  digestOf,
  findAccountByName,
  grantPlan,
  makeStaff,
  registerConfirmed,
} from '../../apps/server/src/features/accounts/demo.ts'
import { permitOwnSchool, verifyAtOwnSchool } from '../../apps/server/src/features/teachers/demo.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import type { DemoPerson } from '../people/person.ts'
import { demoPassword } from './demo-accounts.ts'

/** Signs a person up and returns their id; an existing account is left as it is. */
export async function register(
  platform: Platform,
  { email, username, role }: Pick<DemoPerson, 'email' | 'username' | 'role'>,
): Promise<string> {
  const account = await findAccountByName(platform.db, email)
  const password = digestOf(demoPassword)
  return account?.id ?? registerConfirmed(platform, { role, email, username, password, locale: 'tw' })
}

/** Grants the plan and the roles that a person has in the demo. */
export async function grant(
  platform: Platform,
  id: string,
  { plan, isVerifiedTeacher, actsForSchool, staffLevel }: DemoPerson,
): Promise<void> {
  if (plan) await grantPlan(platform, id, { plan, endsAt: null })
  if (isVerifiedTeacher) await verifyAtOwnSchool(platform, id)
  if (actsForSchool) await permitOwnSchool(platform, id)
  if (staffLevel) await makeStaff(platform, id, staffLevel)
}
