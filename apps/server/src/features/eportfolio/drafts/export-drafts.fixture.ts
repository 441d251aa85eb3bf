import { randomUUID } from 'node:crypto'
import type { CustomTextResources, DocumentItem } from '@learntrail/contract/eportfolio/document'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import type { SectionKey } from '@learntrail/contract/eportfolio/facts'
import sharp from 'sharp'
import type { TestPerson } from '../../../testing/people.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'

/** The window that all saves of these tests come from. */
export const writer = randomUUID()

export const text = (words: string): DocumentItem => ({
  kind: 'text',
  id: randomUUID(),
  text: words,
  breakBefore: false,
})
export const image = (imageId: string, caption = ''): DocumentItem => ({
  kind: 'image',
  id: randomUUID(),
  imageId,
  width: 100,
  place: 'center',
  caption,
  breakBefore: false,
})

/** Sections of a draft, with these items in the first part of one of them. */
export function sectionsWith(
  { customTextResources }: Pick<ExportDraft, 'customTextResources'>,
  items: DocumentItem[],
  key: SectionKey = 'firstSpindle',
): CustomTextResources {
  const [first, ...rest] = customTextResources[key]
  if (first === undefined) throw new Error('a section without a part')
  return { ...customTextResources, [key]: [{ ...first, contents: items }, ...rest] }
}

const path = '/api/v2/exportDraft'

export const create = (by: TestPerson, body: object = {}) =>
  by.browser.post(path, { clientId: randomUUID(), writer, save: 1, ...body })
export const save = (by: TestPerson, id: string, body: object) => by.browser.patch(`${path}/${id}`, { writer, ...body })
export const read = async (by: TestPerson, id: string): Promise<ExportDraft> =>
  (await by.browser.get(`${path}/${id}`)).json()

export async function begin(by: TestPerson, body: object = {}): Promise<ExportDraft> {
  const answer = await create(by, body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** A draft with these items in its first section. */
export async function draftWith(by: TestPerson, items: DocumentItem[], body: object = {}): Promise<ExportDraft> {
  const draft = await begin(by, body)
  const saved = await save(by, draft.draftId, {
    version: 1,
    save: 2,
    customTextResources: sectionsWith(draft, items),
  })
  if (saved.statusCode !== 200) throw new Error(saved.body)
  return saved.json()
}

/** A picture with unique bytes. */
export async function samplePicture(width = 64): Promise<Buffer> {
  const background = `#${randomUUID().slice(0, 6)}`
  return sharp({ create: { width, height: Math.round(width * 0.75), channels: 3, background } })
    .png()
    .toBuffer()
}

export async function uploadPicture(by: TestPerson): Promise<string> {
  const [file] = await uploadFiles(by, [{ name: '照片.png', content: await samplePicture() }])
  return String(file?.id)
}
