import type { SchoolReach } from '@learntrail/contract/teachers/reach'
import { inTransaction } from '../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { addPermissions } from '../accounts/index.ts'
import { importedAccounts } from '../profiles/account-import/imported-accounts.tables.ts'
import { notePlace } from '../profiles/index.ts'

let seats = 0

/** A pupil on a school's list, in one of its classes. */
export async function newPupil(
  product: TestApp,
  { schoolId, grade = 'high_1', className = '101' }: { schoolId: string; grade?: string; className?: string },
): Promise<TestPerson> {
  const pupil = await newPerson(product)
  seats += 1
  const { db, clock } = product.platform
  await db.insert(importedAccounts).values({
    accountId: pupil.id,
    schoolId,
    grade,
    className,
    importedAt: clock.now(),
    academicRole: 'student',
    fullName: `學生${seats}`,
    studentNumber: `S${seats}`,
    seatNumber: String(seats),
  })
  await inTransaction(db, (transaction) =>
    notePlace(
      transaction,
      pupil.id,
      { schoolId, typedSchoolName: null, academicRole: 'student', grade, className },
      clock.now(),
    ),
  )
  return pupil
}

/** A person who acts for a school, or for a part of it. */
export async function newSchoolPerson(product: TestApp, schoolId: string, reach: SchoolReach | null = null) {
  const person = await newPerson(product, { registrationRole: 'teacher' })
  await addPermissions(product.platform.db, person.id, [schoolId], product.clock.now(), reach)
  return person
}

/** Inserts `count` records for a person straight into the table, each published now. */
export async function writeRecords({ platform, clock }: TestApp, person: TestPerson, count: number, change = {}) {
  const row = { classification: 'works', tags: ['creativity'], privacy: 3, ...change }
  await platform.pool.query(
    `insert into posts (id, owner_id, client_id, title, content, text, date, classification, tags, custom_tags, privacy, published_at)
      select gen_random_uuid(), $1, gen_random_uuid(), '紀錄', '{"type":"doc","content":[]}', '', $3::timestamptz::date, $4, $5, '{}', $6, $3
      from generate_series(1, $2)`,
    [person.id, count, clock.now(), row.classification, row.tags, row.privacy],
  )
  await platform.pool.query('insert into changed_people (account_id) values ($1)', [person.id])
}
