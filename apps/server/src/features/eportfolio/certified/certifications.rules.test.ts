import { expect, test } from 'vitest'
import { content, part, picture, words } from '../typeset/document.fixture.ts'
import { type ConfirmedMaterial, certificationsIn } from './certifications.rules.ts'

const resourceId = 'homework_00000000-0000-4000-8000-000000000001'
const imageId = '00000000-0000-4000-8000-000000000002'
const confirmed = (change: Partial<ConfirmedMaterial> = {}): ConfirmedMaterial => ({
  id: resourceId.slice(9),
  resourceId,
  receipt: 'R1',
  title: '河川觀察日誌',
  certifier: '陳老師',
  day: '2026-11-20',
  isChanged: false,
  text: '水很清。\n\n魚很多。',
  fileIds: [imageId],
  ...change,
})
const said = (items: Parameters<typeof part>[1], ...material: ConfirmedMaterial[]) => {
  const last = part('歷程', items)
  const sections = content({ description: [part('動機', [words('魚很多。', { resourceId })])], firstSpindle: [last] })
  return certificationsIn(sections.customTextResources, material).map((one) => ({
    isChanged: one.isChanged,
    isLast: one.partId === last.id,
  }))
}

test.each([
  ['words as they were, however their lines break', [words('水很清。 魚很多。', { resourceId })], { isLast: true }],
  ['other words', [words('水很髒。', { resourceId })], { isChanged: true, isLast: true }],
  ['a picture of it', [picture(imageId)], { isLast: true }],
  ['nothing of it there', [words('別的'), picture(resourceId.slice(9))], {}],
  ['nothing left of a paragraph', [words('', { resourceId })], {}],
])('%s', (_what, items, expected) => {
  expect(said(items, confirmed())).toEqual([{ isChanged: false, isLast: false, ...expected }])
})

test('homework and the record made of it are one, and material that stands nowhere is not named', () => {
  const record = confirmed({ resourceId: 'post_00000000-0000-4000-8000-000000000003', isChanged: true })
  expect(said([picture(imageId)], record, confirmed())).toEqual([{ isChanged: true, isLast: true }])
  const other = confirmed({ resourceId: 'post_00000000-0000-4000-8000-000000000004', receipt: 'R2', fileIds: [] })
  expect(said([], other)).toEqual([])
})
