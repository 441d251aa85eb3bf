import { orientations, templates } from '@learntrail/contract/eportfolio/facts'
import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { documents } from '../../../platform/documents/index.ts'
import { textOf } from '../../../platform/documents/pdf-text.fixture.ts'
import { newPerson } from '../../../testing/people.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { storeFiles } from '../../files/files.service.ts'
import type { StoredFile } from '../../files/index.ts'
import { content, part, picture, words } from './document.fixture.ts'

export type Press = Awaited<ReturnType<typeof openPress>>

/** The product, two photographs, and a short document with them. */
export async function openPress() {
  const site = await createTestApp()
  const person = await newPerson(site)
  const photos = await storeFiles(site.platform, person.id, [
    { name: '上游.jpg', content: await noise(2_400, 1_600) },
    { name: '下游.jpg', content: await noise(1_500, 2_000) },
  ])
  const close = async () => {
    documents.rest()
    await site.close()
  }
  return { site, photos, written: (pages = {}) => journey(photos, pages), close }
}

/** A noisy photograph, which compresses as badly as real ones. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg({ quality: 90 })
    .toBuffer()

/** A document with both photographs. */
const journey = (photos: readonly StoredFile[], pages = {}) =>
  content(
    {
      description: [part('學習動機與目標', [words('國中時我常在基隆河邊騎車。'), words('河水的顏色每天都不一樣。')])],
      firstSpindle: [
        part('學習歷程', [words('我們選了三個取樣點。'), picture(photos[0]?.id ?? '', { caption: '上游的水' })]),
        part('分析', [picture(photos[1]?.id ?? '', { place: 'side', width: 40 }), words('下游比較濁。')]),
      ],
      postScript: [part('', [words('謝謝組員。')])],
    },
    pages,
  )

export const shownIn = async (pdf: Uint8Array) => textOf(await PDFDocument.load(pdf)).replace(/\s+/g, '')

/** Every design in both orientations. */
export const everyLook = templates.flatMap((template) => orientations.map((orientation) => ({ template, orientation })))
