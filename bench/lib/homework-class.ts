import type pg from 'pg'
import { newId } from '../../apps/server/src/platform/ids/ids.ts'
import { memberRoles } from '../../packages/contract/src/groups/roles.ts'
import { makeAccounts } from './accounts.ts'
import { Caller } from './caller.ts'
import { Student } from './student.ts'

export interface HomeworkClass {
  teacher: Caller
  students: Student[]
  /** Assigns the same question to everybody; returns its id. */
  ask(deadline: Date): Promise<string>
}

/** Makes a group of a teacher and students, all signed in. Members are inserted directly into the tables, for speed. */
export async function makeHomeworkClass(pool: pg.Pool, base: string, size: number): Promise<HomeworkClass> {
  const [first, ...others] = await makeAccounts(pool, size + 1, 'pupil')
  if (first === undefined) throw new Error('nobody teaches')
  const teacher = new Caller(base, first)
  await teacher.arrive()
  const { group } = await teacher.call<{ group: { id: string } }>('POST', '/api/addGroup', {
    name: '二年三班',
    handle: 'bench-class',
    type: 'open',
    clientId: newId(),
  })
  await pool.query(
    `insert into group_members (group_id, account_id, role, level, since) select $1, id, $3, 2, now() from unnest($2::uuid[]) id`,
    [group.id, others.map(({ accountId }) => accountId), memberRoles.member],
  )
  await pool.query('update groups set member_count = $2 where id = $1', [group.id, size + 1])
  const students = others.map((account) => new Student(base, account))
  for (const student of students) await student.arrive()
  return {
    teacher,
    students,
    async ask(deadline) {
      const { items } = await teacher.call<{ items: { id: string }[] }>('POST', '/homework/questions', {
        clientId: newId(),
        groupIds: [group.id],
        assign: true,
        title: '量一條水溝',
        classification: 'course_learning',
        deadline: deadline.toISOString(),
      })
      return items[0]?.id ?? ''
    },
  }
}
