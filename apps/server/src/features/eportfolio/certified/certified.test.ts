import { memberRoles } from '@learntrail/contract/groups/roles'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOf } from '../../../platform/documents/pdf-text.fixture.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { ask, correct, handIn, homeworkPath } from '../../homework/homework.fixture.ts'
import { draftWith, text } from '../drafts/export-drafts.fixture.ts'
import { exported } from '../export/export.fixture.ts'
import { findCertifications } from './find-certifications.service.ts'

let product: TestApp
let teacher: TestPerson
let student: TestPerson
let group: string
beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product, { displayName: '陳老師' })
  student = await newPerson(product)
  group = (await newGroup(teacher, { name: '二年三班' })).id
  await place(product, group, student.id, memberRoles.member)
})
afterAll(() => product.close())

async function corrected(change: object): Promise<string> {
  const { id } = await ask(product, teacher, group, { title: '河川觀察日誌', tags: ['naturalistic'] })
  const { handIn: work } = await handIn(student, id, { text: '水很清。' })
  await correct(teacher, work.id, change)
  return work.id
}
const from = (words: string, resourceId: string) => ({ ...text(words), resourceId })
const said = async (...items: ReturnType<typeof from>[]) => {
  const { customTextResources } = await draftWith(student, items)
  const content = { customTextResources, adjustImages: [], pages: { coverImageId: null } } as never
  return findCertifications(product.platform.db, student.id, content)
}

test('homework that a teacher confirmed is printed with name and day, and a form made later says the same', async () => {
  const work = await corrected({ certifies: true })
  const draft = await draftWith(student, [from('水很清。', `homework_${work}`)], { title: '我的河' })
  const { id, document } = await exported(student, { draftId: draft.draftId })
  const printed = async (fileId: string | undefined) => {
    const { rawPayload } = await student.browser.get(`/api/v2/files/${fileId}/entity`)
    return textOf(await PDFDocument.load(rawPayload)).replace(/\s/g, '')
  }
  expect(await printed(document.file?.id)).toMatch(/〈河川觀察日誌〉由陳老師確認，\d+年\d+月\d+日/)
  await product.platform.pool.query('update accounts set display_name = $2 where id = $1', [teacher.id, '別的名字'])
  await student.browser.post(`/api/v2/ePortfolio/${id}/forms`, { type: 'pdfa' })
  const { forms } = await exported(student, { draftId: draft.draftId, ePortfolioId: id })
  expect(forms).toHaveLength(1)
  await product.platform.pool.query('update accounts set display_name = $2 where id = $1', [teacher.id, '陳老師'])
  const { rows } = await product.platform.pool.query(
    'select certifications from eportfolio_versions where eportfolio_id = $1 order by number',
    [id],
  )
  expect(rows).toMatchObject([
    { certifications: [{ title: '河川觀察日誌', certifier: '陳老師', isChanged: false }] },
    { certifications: [{ certifier: '別的名字' }] },
  ])
})

test('what nobody confirmed, or was handed in again since, is not', async () => {
  expect(await said(from('水很清。', `homework_${await corrected({})}`))).toEqual([])
  const work = await corrected({ certifies: true })
  const other = await newPerson(product)
  const { customTextResources } = await draftWith(student, [from('水很清。', `homework_${work}`)])
  const content = { customTextResources, adjustImages: [], pages: { coverImageId: null } } as never
  expect(await findCertifications(product.platform.db, student.id, content)).toHaveLength(1)
  expect(await findCertifications(product.platform.db, other.id, content)).toEqual([])
})

test('a record made of it says so too, once for both, and other words are not passed off as confirmed', async () => {
  const work = await corrected({ certifies: true })
  const { recordId } = (await student.browser.post(`${homeworkPath}/hand-ins/${work}/record`, {})).json()
  expect(await said(from('水很清。', `post_${recordId}`), from('水很清。', `homework_${work}`))).toMatchObject([
    { isChanged: false, certifier: '陳老師' },
  ])
  expect(await said(from('水很髒。', `post_${recordId}`))).toMatchObject([{ isChanged: true }])
})
