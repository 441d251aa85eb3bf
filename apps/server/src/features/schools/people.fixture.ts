import type { SchoolReach } from '@learntrail/contract/teachers/reach'
import { newPerson, signedIn, type TestPerson } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { accounts } from '../accounts/accounts.tables.ts'
import { addPermissions } from '../accounts/index.ts'
import { importedAccounts } from '../profiles/account-import/imported-accounts.tables.ts'

/** A person who acts for a school, or for some of its classes. */
export async function newClerk(product: TestApp, schoolId: string, reach: SchoolReach | null = null) {
  const { id } = await newPerson(product)
  await addPermissions(product.platform.db, id, [schoolId], product.clock.now(), reach)
  return { id, browser: await signedIn(product, id) }
}

let listed = 0

/** A pupil of 高一忠班 whose account the school made, unless `said` differs. */
export async function newListed(
  product: TestApp,
  schoolId: string,
  said: Partial<typeof importedAccounts.$inferInsert> = {},
  account: Partial<typeof accounts.$inferInsert> = {},
): Promise<TestPerson> {
  listed += 1
  const studentNumber = `N${listed}`
  const { fullName = '林小雨' } = said
  const one = await newPerson(product, {
    email: null,
    emailVerifiedAt: null,
    grownUpSince: null,
    vouchedSchoolId: schoolId,
    fullName,
    ...account,
  })
  await product.platform.db.insert(importedAccounts).values({
    accountId: one.id,
    schoolId,
    studentNumber,
    fullName,
    grade: 'high_1',
    className: '忠',
    importedAt: product.clock.now(),
    ...said,
  })
  return one
}
