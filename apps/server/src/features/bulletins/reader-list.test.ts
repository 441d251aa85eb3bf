import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { newClass } from '../guardians/guardians.fixture.ts'
import { bulletinsPath, see, sign, tell } from './bulletins.fixture.ts'

let product: TestApp
let [teacher, signing, absent] = [] as unknown as [TestPerson, TestPerson, TestPerson]
let group: string
beforeAll(async () => {
  product = await createTestApp()
  ;[teacher, signing, absent] = [
    await newPerson(product, { fullName: '周美玲' }),
    await newPerson(product, { displayName: '月亮', fullName: '陳大文' }),
    await newPerson(product, { displayName: '星星', fullName: '林小雨' }),
  ]
  group = await newClass(product, teacher, signing, absent)
})
afterAll(() => product.close())

const take = (by: TestPerson, id: string) => by.browser.get(`${bulletinsPath}/${id}/readers/table?form=csv`)
const linesOf = async (id: string) => (await take(teacher, id)).body.split('\r\n')

test('a list of readers says who signed, for whom and by which way', async () => {
  const { id } = await tell(teacher, group, { needsSignature: true, needsGuardian: true })
  await see(signing, id)
  expect((await sign(signing, id)).statusCode).toBe(200)
  await teacher.browser.put(`${bulletinsPath}/${id}/readers/${signing.id}/paper`, { name: '陳先生' })
  const day = String.raw`\d{4}-\d\d-\d\d`
  const moment = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`
  expect(await linesOf(id)).toEqual([
    '\uFEFF座號,姓名,學號,暱稱,閱讀時間,學生簽名,家長簽名',
    expect.stringMatching(new RegExp(`^,陳大文,,月亮,${moment},${day} 陳大文,${day} 陳先生（紙本）$`)),
    ',林小雨,,星星,,,',
    '',
  ])
})

test('one that asks for nothing says who has read it', async () => {
  const { id } = await tell(teacher, group)
  expect((await linesOf(id))[0]).toBe('\uFEFF座號,姓名,學號,暱稱,閱讀時間')
})

test('nobody who is led takes it', async () => {
  const { id } = await tell(teacher, group)
  expect((await take(signing, id)).json()).toMatchObject({ code: 'GROUP_ADMIN_REQUIRED' })
  expect((await take(await newPerson(product), id)).json()).toMatchObject({ code: 'BULLETIN_NOT_FOUND' })
})
