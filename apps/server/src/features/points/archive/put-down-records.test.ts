import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { classWith, issue } from '../points.fixture.ts'
import { unpackLines } from './archived-lines.mapping.ts'
import { type ArchivedMovement, findArchive } from './archives.repository.ts'
import { putDownRecords } from './put-down-records.service.ts'

let product: TestApp
let teacher: TestPerson
let pupils: TestPerson[]
beforeAll(async () => {
  product = await createTestApp()
  const newPlus = () => newPerson(product, { plan: 'plus' })
  teacher = await newPlus()
  pupils = [await newPlus(), await newPlus(), await newPlus()]
})
afterAll(() => product.close())

test.each([1, 2, 3, 4, 7])('records are put down once each and in their order, read %i at a time', async (pageSize) => {
  const { db, clock } = product.platform
  const group = await classWith(product, teacher, pupils)
  for (const reason of ['收拾教室', '幫忙同學']) await issue(teacher, group, pupils, { reason })
  const id = newId(clock.now().getTime())
  await inTransaction(db, (transaction) =>
    putDownRecords(transaction, { groupId: group, id, at: clock.now(), pageSize }),
  )
  const archive = await findArchive(db, group, id)
  const lines: ArchivedMovement[] = []
  for await (const line of unpackLines<ArchivedMovement>(archive?.content ?? Buffer.alloc(0))) lines.push(line)
  expect(archive?.movements).toBe(6)
  expect(lines.map(({ reason }) => reason)).toEqual([...Array(3).fill('收拾教室'), ...Array(3).fill('幫忙同學')])
  expect(new Set(lines.map((line) => line.id)).size).toBe(6)
})
