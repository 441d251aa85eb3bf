import type { WholePerson } from '@learntrail/contract/console/people'
import { newId } from '../../../platform/ids/ids.ts'
import type { TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { schools } from '../../profiles/organization/schools.tables.ts'
import { organizations } from '../../profiles/profiles.tables.ts'

export const peoplePath = '/api/v2/admin/people'

export const read = async (staff: TestPerson, id: string) =>
  (await staff.browser.get(`${peoplePath}/${id}`)).json<WholePerson>()

type SchoolRow = typeof schools.$inferInsert

let made = 0

/** Makes a school of its own; returns its id. */
export async function newSchool(product: TestApp, change: Partial<SchoolRow> = {}): Promise<string> {
  made += 1
  const now = product.clock.now()
  const name = change.name ?? `試辦高中${made}`
  const row = {
    id: newId(),
    type: 'high_school' as const,
    code: `T${made}`,
    name,
    searchName: name,
    county: 'taipei_city' as const,
    ownership: 'public' as const,
    createdAt: now,
    updatedAt: now,
    ...change,
  }
  await product.platform.db.insert(schools).values(row)
  return row.id
}

/** Places a person at a school, as a student by default. */
export async function goesTo(
  product: TestApp,
  accountId: string,
  change: Partial<typeof organizations.$inferInsert>,
): Promise<void> {
  const row = {
    accountId,
    type: 'academic_unit' as const,
    county: 'taipei_city',
    township: 'taipei_neihu',
    academicRole: 'student' as const,
    schoolType: 'high_school' as const,
    grade: 'high_1',
    updatedAt: product.clock.now(),
    ...change,
  }
  await product.platform.db.insert(organizations).values(row)
}
