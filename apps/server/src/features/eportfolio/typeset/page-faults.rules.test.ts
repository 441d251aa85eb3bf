import { expect, test } from 'vitest'
import { content, part, picture, words } from './document.fixture.ts'
import { pageFaults, type SetPages } from './page-rules.fixture.ts'

const [text, image, after] = [words('河水'), picture('河'), words('反思')]
const titled = part('歷程', [text, image, after])
const at = (id: string, page: number, y: number, height: number, kind: 'part' | 'text' | 'image' = 'text') => ({
  id,
  kind,
  page,
  y,
  height,
  x: 70,
  width: 450,
})
const lines = (page: number, ...ys: number[]) => ys.map((y) => ({ page, x: 80, y }))

const sound: SetPages = {
  content: content({ firstSpindle: [titled] }),
  anchors: [
    at(titled.id, 3, 80, 40, 'part'),
    at(text.id, 3, 600, 160),
    at(text.id, 4, 80, 60),
    at(image.id, 4, 200, 300, 'image'),
    at(after.id, 5, 80, 40),
  ],
  lines: [...lines(3, 620, 640, 660), ...lines(4, 90, 110)],
  pages: 5,
  top: 80,
  bottom: 760,
}
const changed = (change: Partial<SetPages>) => pageFaults({ ...sound, ...change })
const without = (...ids: string[]) => sound.anchors.filter(({ id }) => !ids.includes(id))

test('pages that are as they should be have no faults', () => {
  expect(pageFaults(sound)).toEqual([])
})

test.each([
  ['at the foot of a page', [...lines(3, 620), ...lines(4, 90, 110)], 3],
  ['at the head of the next one', [...lines(3, 620, 640), ...lines(4, 90)], 4],
])('a line of a paragraph alone %s is one', (_where, set, page) => {
  expect(changed({ lines: set })).toEqual([`page ${page}: a line alone`])
})

test('a title whose text begins on the next page is one', () => {
  const pushed = [...without(text.id), at(text.id, 4, 80, 60)]
  expect(changed({ anchors: pushed })).toContain('page 3: a title at the foot')
})

test('a page that is filled to less than a third is one, except the last', () => {
  const low = [...without(image.id), at(image.id, 4, 200, 80, 'image')]
  expect(changed({ anchors: low })).toEqual(['page 4: filled to 29 %'])
})

test('a picture two pages after its text is one', () => {
  const far = [...without(text.id, after.id), at(text.id, 3, 100, 600), at(after.id, 7, 80, 40)]
  const moved = far.map((anchor) => (anchor.id === image.id ? { ...anchor, page: 5 } : anchor))
  expect(changed({ anchors: moved })).toContain('page 5: a picture 2 pages from its text')
})
