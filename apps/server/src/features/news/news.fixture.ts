import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { TestPerson } from '../../testing/people.ts'
import { paragraph, uploadFiles } from '../posts/posts.fixture.ts'

/** Uploads a picture of this size in pixels and returns its file id. */
export async function uploadSized(owner: TestPerson, width: number, height: number): Promise<string> {
  const background = { r: 30, g: 90, b: 160 }
  const content = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const [file] = await uploadFiles(owner, [{ name: 'banner.jpg', content }])
  return file?.id ?? ''
}

export const bannerBody = (fileId: string, alt: string, change: object = {}) => ({
  clientId: randomUUID(),
  fileId,
  alt: { tw: alt, en: alt },
  link: '/news',
  roles: ['student'],
  plans: [],
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2027-01-01T00:00:00.000Z',
  place: 1,
  ...change,
})

export const articleBody = (title: string, change: object = {}) => ({
  clientId: randomUUID(),
  publishAt: null,
  tw: { title, content: paragraph(title) },
  en: null,
  ...change,
})
