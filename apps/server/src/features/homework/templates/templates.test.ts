import { randomUUID } from 'node:crypto'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import type { Question } from '@learntrail/contract/homework/question'
import type { Template } from '@learntrail/contract/homework/templates'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { newGroup } from '../../groups/groups.fixture.ts'
import { paragraph, uploadFiles } from '../../posts/posts.fixture.ts'
import { ask, homeworkPath, newRubric } from '../homework.fixture.ts'

let product: TestApp
let teacher: TestPerson
let [one, other] = ['', '']
beforeAll(async () => {
  product = await createTestApp()
})
beforeEach(async () => {
  teacher = await newPerson(product)
  one = (await newGroup(teacher)).id
  other = (await newGroup(teacher)).id
})
afterAll(() => product.close())

const path = `${homeworkPath}/templates`
const keep = (questionId: string, name = '水溝', clientId = randomUUID()) =>
  teacher.browser.post(path, { clientId, questionId, name })
const list = async () => (await teacher.browser.get(path)).json<{ items: Template[] }>().items

test('a question is kept with words, files, tags and scores, and asked again without group, dates and people', async () => {
  const [file] = await uploadFiles(teacher, [{ name: '表.txt', content: text('表') }])
  const parts = {
    title: '量量看水溝',
    content: paragraph('量三個地方。'),
    topic: '水',
    classification: 'works' as const,
    tags: ['naturalistic' as const],
    customTags: ['溪流'],
    teamSize: 4,
    handInPoints: 3,
    allowsUpdateAfterDeadline: true,
    qualityPoints: 7,
    rubric: newRubric(),
    totalScore: 100,
  }
  const { id } = await ask(product, teacher, one, { ...parts, fileIds: [file?.id ?? ''] })
  const clientId = randomUUID()
  const kept = (await keep(id, '水溝', clientId)).json<Template>()
  expect(kept).toMatchObject({ name: '水溝', title: '量量看水溝', fileCount: 1 })
  expect((await keep(id, '又一次', clientId)).json()).toEqual(kept)
  await teacher.browser.delete(`${homeworkPath}/questions/${id}`)

  const use = { clientId: randomUUID(), groupIds: [one, other] }
  const made = (await teacher.browser.post(`${path}/${kept.id}/use`, use)).json<{ items: Question[] }>().items
  expect(made.map(({ group }) => group?.id).sort()).toEqual([one, other].sort())
  for (const question of made)
    expect(question).toMatchObject({
      ...parts,
      state: 'planning',
      deadline: null,
      assignTo: 'all',
      files: [{ id: file?.id }],
    })
  const again = (await teacher.browser.post(`${path}/${kept.id}/use`, use)).json<{ items: Question[] }>().items
  expect(again.map(({ id: same }) => same)).toEqual(made.map(({ id: same }) => same))
})

test('it is renamed and removed; its files are held as long as it is there', async () => {
  const [file] = await uploadFiles(teacher, [{ name: '表.txt', content: text('表') }])
  const { id } = await ask(product, teacher, one, { fileIds: [file?.id ?? ''] })
  const kept = (await keep(id)).json<Template>()
  await teacher.browser.delete(`${homeworkPath}/questions/${id}`)
  const remove = () => teacher.browser.delete(`/api/v2/portfolios/files/${file?.id}`)
  expect((await remove()).json()).toMatchObject({ code: 'FILE_IN_USE' })
  const name = '字'.repeat(homeworkLimits.templateName)
  expect((await teacher.browser.patch(`${path}/${kept.id}`, { name })).json()).toEqual({ ...kept, name })
  for (const [wrong, rule] of [
    [`${name}字`, 'too_long'],
    ['', 'required'],
  ])
    expect((await teacher.browser.patch(`${path}/${kept.id}`, { name: wrong })).json()).toMatchObject({
      fields: [{ path: 'name', rule }],
    })
  expect((await teacher.browser.delete(`${path}/${kept.id}`)).json()).toEqual({ ok: true })
  expect((await teacher.browser.delete(`${path}/${kept.id}`)).json()).toMatchObject({ code: 'TEMPLATE_NOT_FOUND' })
  expect(await list()).toEqual([])
  expect((await remove()).statusCode).toBe(200)
})

test('template 100 is kept, and the next is refused', async () => {
  const { id } = await ask(product, teacher, one)
  await keep(id)
  const { templates: limit } = homeworkLimits
  await product.platform.pool.query(
    `insert into homework_templates select (jsonb_populate_record(t, jsonb_build_object(
       'id', gen_random_uuid(), 'client_id', gen_random_uuid()))).* from homework_templates t, generate_series(1, $2)
     where t.owner_id = $1`,
    [teacher.id, limit - 2],
  )
  expect((await keep(id)).statusCode).toBe(200)
  expect((await keep(id)).json()).toMatchObject({ code: 'HOMEWORK_LIMIT_REACHED', values: { limit } })
  expect(await list()).toHaveLength(limit)
})
