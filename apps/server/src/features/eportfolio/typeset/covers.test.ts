import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOf } from '../../../platform/documents/pdf-text.fixture.ts'
import { newPerson } from '../../../testing/people.ts'
import { storeFiles } from '../../files/files.service.ts'
import { documentInput } from './document.fixture.ts'
import { makePdf } from './index.ts'
import { everyLook, openPress, type Press } from './press.fixture.ts'

let press: Press
beforeAll(async () => {
  press = await openPress()
})
afterAll(() => press.close())

const coverFacts = {
  subject: '自然科學探究與實作',
  teacher: '王雅文老師',
  class: '高二3班',
  semester: '115學年度第1學期',
}

test.each(everyLook)(
  'the cover of $template says of which course it is, $orientation, and the back has the code alone',
  async (pages) => {
    const set = async (more: object) => {
      const { pdf } = await makePdf(
        press.site.platform,
        documentInput(press.written({ ...pages, coverFacts, ...more }), press.photos),
      )
      const document = await PDFDocument.load(pdf)
      const shown = textOf(document)
        .split('\n')
        .map((page) => page.replace(/\s/g, ''))
      return { count: document.getPageCount(), on: (page: number) => shown[page - 1] }
    }
    const atFoot = await set({})
    for (const fact of Object.values(coverFacts)) expect(atFoot.on(1)).toContain(fact)
    expect(atFoot.on(atFoot.count)).toContain('ABCD-2345-EFGH-6789')
    const atBack = await set({ hasBackPage: true })
    expect(atBack.on(atBack.count)).toContain('ABCD-2345-EFGH-6789')
    expect(atBack.on(atBack.count)).toContain('王雅文老師')
    expect(atBack.on(atBack.count - 1)).toContain('謝謝組員')
    expect(atBack.on(atBack.count)).not.toContain('謝謝組員')
  },
)

test('the picture of the first page shows the photograph of the cover', async () => {
  const red = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#c01020' } })
    .jpeg()
    .toBuffer()
  const person = await newPerson(press.site)
  const [photo] = await storeFiles(press.site.platform, person.id, [{ name: '紅.jpg', content: red }])
  if (photo === undefined) throw new Error('no photo')
  const { cover } = await makePdf(
    press.site.platform,
    documentInput(press.written({ coverImageId: photo.id }), [...press.photos, photo]),
  )
  // The photograph takes the upper third of the page.
  const upper = await sharp(cover).extract({ left: 100, top: 60, width: 100, height: 100 }).png().toBuffer()
  const { channels } = await sharp(upper).stats()
  const [redness, greenness] = channels.map(({ mean }) => mean)
  expect(redness).toBeGreaterThan(150)
  expect(greenness).toBeLessThan(50)
})
