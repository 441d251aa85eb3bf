import { memberRoles } from '@learntrail/contract/groups/roles'
import type { HandIn } from '@learntrail/contract/homework/hand-in'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { ask, inTime, save, submit } from '../homework.fixture.ts'

let product: TestApp
let writer: TestPerson
let students: TestPerson[]
let group: string
beforeAll(async () => {
  product = await createTestApp()
  writer = await newPerson(product)
  group = (await newGroup(writer)).id
  students = []
  for (let number = 0; number < 10; number += 1) {
    const student = await newPerson(product)
    await place(product, group, student.id, memberRoles.member)
    students.push(student)
  }
})
afterAll(() => product.close())

/** Runs `work` while no connection is free, so that calls it makes must wait for one. */
async function withoutConnections(work: () => Promise<void>): Promise<void> {
  const { pool } = product.platform
  const held = await Promise.all(Array.from({ length: Number(pool.options.max) }, () => pool.connect()))
  try {
    await work()
  } finally {
    for (const client of held) client.release()
  }
}

test('whoever hands in before the deadline is in time, although no connection was free until after it', async () => {
  const question = await ask(product, writer, group, { deadline: inTime(product, 60_000) })
  const versions = await Promise.all(
    students.map(
      async (student) => (await save(student, question.id, { text: '交' })).json<HandIn>().draft?.version ?? 0,
    ),
  )
  product.clock.advance(60_000 - 10)
  const arrived = product.clock.now()
  let answers: ReturnType<typeof submit>[] = []
  await withoutConnections(async () => {
    // The clock is read when a request arrives, before anything else.
    const asked = vi.spyOn(product.clock, 'now')
    answers = students.map((student, at) => submit(student, question.id, versions[at] ?? 0))
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThanOrEqual(students.length), { interval: 1 })
    asked.mockRestore()
    product.clock.advance(5_000)
  })
  for (const answer of await Promise.all(answers)) {
    expect(answer.statusCode).toBe(200)
    expect(answer.json().receipt).toMatchObject({ isLate: false })
  }
  const { rows } = await product.platform.pool.query(
    `select count(*)::int as count, max(v.handed_in_at) as last from homework_versions v
     join homework_hand_ins h on h.id = v.hand_in_id where h.question_id = $1`,
    [question.id],
  )
  expect(rows).toEqual([{ count: 10, last: arrived }])
})

test('whoever hands in after the deadline is late', async () => {
  const question = await ask(product, writer, group, { deadline: inTime(product, 60_000) })
  const [student] = students as [TestPerson]
  const { draft } = (await save(student, question.id, { text: '晚了' })).json<HandIn>()
  product.clock.advance(60_001)
  expect((await submit(student, question.id, draft?.version ?? 0)).json().receipt).toMatchObject({ isLate: true })
})
