import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { unpacked } from '../../../testing/unpacked.ts'
import { ownCaptions, saveCaptions, seenCaptions, vttOf } from '../../files/captions/captions.fixture.ts'
import { mp4 } from '../../files/sample-files.fixture.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { filmResource } from '../captions/captions.fixture.ts'
import { coursePath, newCourse, readDraft, writtenCourse } from '../courses.fixture.ts'
import { sendCartridge, smallCartridge, takeAlong, zipped } from './cartridge.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const seen = async (person: TestPerson, fileId = '', language = 'zh-Hant') =>
  (await person.browser.get(seenCaptions(fileId, language))).body
const film = () => Buffer.concat([mp4(), Buffer.from(randomUUID())])

test('captions go along beside their film, and come back with it', async () => {
  const { _id } = await newCourse(owner)
  const [file] = await uploadFiles(owner, [{ name: '河 水.mp4', content: film() }])
  const body = { courseId: _id, clientId: randomUUID(), use: 'resource', name: '河 水.mp4', fileId: file?.id }
  const courseFile = (await owner.browser.post(`${coursePath}/files/upload`, body)).json()._id
  const unit = { id: randomUUID(), name: '站在橋上', resources: [filmResource(courseFile)] }
  const chapters = [{ id: randomUUID(), name: '看河', units: [unit] }]
  const { course } = await writtenCourse(product, owner, { chapters })
  await product.platform.pool.query('update course_files set course_id = $2 where id = $1', [courseFile, course._id])
  await saveCaptions(owner, ownCaptions(file?.id ?? ''), vttOf('水位 <高>'))
  await saveCaptions(owner, ownCaptions(file?.id ?? '', 'en'), vttOf('water'))

  const cartridge = (await takeAlong(owner, course._id)).rawPayload
  const parts = await unpacked(cartridge)
  expect(parts.get('files/001_河_水.zh-Hant.vtt')).toBe(vttOf('水位 &lt;高&gt;'))
  expect(parts.get('imsmanifest.xml')).toContain(
    '<file href="files/001_河_水.mp4"/><file href="files/001_河_水.en.vtt"/><file href="files/001_河_水.zh-Hant.vtt"/>',
  )

  const { _id: back, leftOut } = (await sendCartridge(other, cartridge)).json()
  expect(leftOut).toEqual([])
  const [there] = (await readDraft(other, back)).files
  expect(there?.file?.captions).toEqual([
    { language: 'zh-Hant', version: 1 },
    { language: 'en', version: 1 },
  ])
  expect(await seen(other, there?.file?.id)).toBe(vttOf('水位 &lt;高&gt;'))
})

test('of another platform come those that are called as their film is, in whatever form and encoding', async () => {
  const srt = '1\r\n00:00:01,000 --> 00:00:02,000\r\n'
  const packed = smallCartridge('<a href="media/river.mp4">河</a>', {
    'media/river.mp4': film(),
    // 學習歷程 encoded in Big5.
    'media/river.zh-TW.srt': Buffer.concat([Buffer.from(srt), Buffer.from('bec7b2dfbefab57b', 'hex')]),
    'media/river.en.vtt': 'no captions at all',
    'media/lake.vtt': vttOf('別的'),
    'river.vi.vtt': vttOf('別處'),
  })
  const answer = (await sendCartridge(owner, zipped(packed))).json()
  expect(answer.leftOut).toEqual([{ kind: 'file', name: 'river.en.vtt' }])
  const [there] = (await readDraft(owner, answer._id)).files
  expect(there?.file?.captions).toEqual([{ language: 'zh-Hant', version: 1 }])
  expect(await seen(owner, there?.file?.id)).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n學習歷程\n')
})
