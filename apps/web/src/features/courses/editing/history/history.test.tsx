import type { ContentDocument } from '@learntrail/contract/content/document'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import type { CourseStretch } from '@learntrail/contract/courses/history'
import { readOutline } from '@learntrail/contract/courses/structure'
import { screen, waitFor, within } from '@testing-library/react'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { makeDocumentServer } from '../../../../documents/document-server.fixture.ts'
import { refuse } from '../../../../testing/fake-server.ts'
import { aCourseServer, aDraft, beginCourse, courseId, openEditor } from '../editor.fixture.tsx'
import { structureOf } from '../structure/change-structure.ts'

const hai = { id: '019a0000-0000-7000-8000-000000000002', displayName: '阿海', avatar: null, isDeleted: false }
const qing = { ...hai, id: '019a0000-0000-7000-8000-000000000003', displayName: '小晴' }
const day = (number: number) => `2026-11-${number}T08:00:00.000Z`
const stretch = (change: Partial<CourseStretch>, at: string): CourseStretch => ({
  person: hai,
  isBeginning: false,
  from: 2,
  to: 7,
  startedAt: at,
  endedAt: at,
  ...change,
})
const stretches = [
  stretch({ person: qing, from: 8, to: 9 }, day(28)),
  stretch({ from: 2, to: 7 }, day(27)),
  stretch({ isBeginning: true, from: 1, to: 1 }, day(26)),
]

let structure: ReturnType<typeof makeDocumentServer>
let ids: ReturnType<typeof beginCourse>
let now: CourseOutline
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(min-width: 720px)',
    addEventListener() {},
    removeEventListener() {},
  }))
  structure = makeDocumentServer()
  ids = beginCourse(structure)
  now = readOutline(structureOf(structure.document))
})

const words = (...lines: string[]): ContentDocument => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const version = (number: number, outline: CourseOutline | null, text: ContentDocument | null = null) => ({
  number,
  outline,
  text,
})

/** Serves the course as it was and as it is now. */
function aServer(then: Partial<CourseOutline>, texts: Record<number, ContentDocument> = {}) {
  return aCourseServer()
    .on('GET /api/v2/courses/:id/history', ({ query }) => ({
      stretches,
      next: null,
      units: query.has('unitId') ? [] : [{ unitId: ids.unit, name: '站在橋上', isRemoved: false, changedAt: day(28) }],
    }))
    .on('GET /api/v2/courses/:id/history/:number', ({ path, query }) => {
      const number = Number(path.split('/').at(-1))
      if (query.has('unitId')) return version(number, null, texts[number] ?? words())
      return version(number, number === 9 ? now : { ...now, ...then })
    })
    .on('POST /api/v2/courses/:id/history/restore', { ok: true })
}

async function openHistory(course = aDraft()) {
  const { user } = openEditor({ structure, course })
  await user.click(await screen.findByRole('button', { name: '更多' }))
  await user.click(await screen.findByRole('menuitem', { name: '歷史' }))
  const dialog = () => within(screen.getByRole('dialog'))
  await dialog().findByRole('button', { name: /小晴/ })
  const choose = async (label: string, option: RegExp | string) => {
    await user.click(dialog().getByRole('combobox', { name: label }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  return { user, dialog, choose }
}

test('what a course began with says who made it', async () => {
  aServer({})
  const { dialog } = await openHistory()
  const rows = dialog().getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/小晴/),
    expect.stringMatching(/阿海/),
    expect.stringMatching(/阿海.* · 建立/),
  ])
})

describe('a version of a course', () => {
  const former = () => {
    const [first, second] = now.chapters
    return {
      name: '一條河的一年',
      minutes: 90,
      chapters: [
        { ...second, units: [...(first?.units.map((unit) => ({ ...unit, name: '橋上' })) ?? [])] },
        { ...first, units: [{ id: 'gone', name: '走到河邊', resources: [] }] },
      ] as CourseOutline['chapters'],
    }
  }

  test('is compared with now: what came, went, moved and got another name', async () => {
    aServer(former())
    const { user, dialog } = await openHistory()
    await user.click(dialog().getAllByRole('button', { name: /阿海/ })[0] as HTMLElement)
    const facts = within(await dialog().findByRole('region', { name: '課程資料' }))
    expect(facts.getByText('河川').tagName).toBe('INS')
    expect(facts.getByText('1 小時 30 分鐘').tagName).toBe('DEL')
    const tree = within(dialog().getByRole('region', { name: '章和單元' }))
    const unit = tree.getByText('站在橋上').closest('li') as HTMLElement
    expect(unit).toHaveTextContent('站在橋上移動改名原本叫「橋上」原本在「量河」')
    expect(tree.getByText('走到河邊').closest('li')).toHaveTextContent('走到河邊移走')
    expect(within(unit).getByRole('button', { name: '還原「站在橋上」成這一版' })).toBeVisible()
  })

  test('gives back one unit of it, or all', async () => {
    const server = aServer(former())
    const { user, dialog } = await openHistory()
    await user.click(dialog().getAllByRole('button', { name: /阿海/ })[0] as HTMLElement)
    await user.click(await dialog().findByRole('button', { name: '把「走到河邊」放回來' }))
    await waitFor(() =>
      expect(server.received('POST /api/v2/courses/:id/history/restore')[0]).toMatchObject({
        path: `/api/v2/courses/${courseId}/history/restore`,
        body: { part: 'unit', number: 7, unitId: 'gone' },
      }),
    )
  })

  test('is looked at alone, and is made what holds', async () => {
    const server = aServer({ ...former(), name: '早先的名字' })
    const { user, dialog, choose } = await openHistory()
    await user.click(dialog().getAllByRole('button', { name: /阿海/ })[0] as HTMLElement)
    await choose('比較', '只看這一版')
    expect(await dialog().findByRole('heading', { name: '早先的名字' })).toBeVisible()
    await user.click(dialog().getByRole('button', { name: '還原成這一版' }))
    await waitFor(() =>
      expect(server.received('POST /api/v2/courses/:id/history/restore')[0]?.body).toEqual({
        part: 'course',
        number: 7,
      }),
    )
  })

  test('that is the latest holds already: it says what that stretch did', async () => {
    aServer({ name: '一條河的一年' })
    const { user, dialog } = await openHistory()
    await user.click(dialog().getByRole('button', { name: /小晴/ }))
    expect(dialog().getByRole('combobox', { name: '比較' })).toHaveValue('看這次改了什麼')
    expect((await dialog().findByText('一條河')).tagName).toBe('DEL')
    expect(dialog().queryByRole('button', { name: '還原成這一版' })).toBeNull()
  })

  test('that cannot be restored says why', async () => {
    aServer(former()).on(
      'POST /api/v2/courses/:id/history/restore',
      refuse(409, { code: 'COURSE_CHAPTER_LOCKED', values: { name: '小晴' } }),
    )
    const { user, dialog } = await openHistory()
    await user.click(dialog().getAllByRole('button', { name: /阿海/ })[0] as HTMLElement)
    await user.click(await dialog().findByRole('button', { name: '把「走到河邊」放回來' }))
    expect(await dialog().findByText(/小晴正在單獨編這一章/)).toBeVisible()
  })
})

describe('the text of a unit', () => {
  const texts = {
    1: words(),
    7: words('溶氧是水裡的氧氣。', '第二段。', '第三段。', '第四段。'),
    9: words('溶氧是水裡的空氣。', '第二段。', '第三段。', '第四段。'),
  }

  test('stands beside what it is now, and long passages that stayed are left out', async () => {
    aServer({}, texts)
    const { user, dialog, choose } = await openHistory()
    await choose('看哪裡的歷史', '站在橋上')
    await user.click((await dialog().findAllByRole('button', { name: /阿海/ }))[0] as HTMLElement)
    const [older, newer] = (await dialog().findAllByRole('cell')) as [HTMLElement, HTMLElement]
    expect(older).toHaveTextContent('溶氧是水裡的氧氣。')
    expect(newer).toHaveTextContent('溶氧是水裡的空氣。')
    expect(within(older).getByText('氧', { selector: 'del' })).toBeVisible()
    expect(within(newer).getByText('空', { selector: 'ins' })).toBeVisible()
    expect(dialog().getByText('中間 2 行沒有改')).toBeVisible()
  })

  test('is opened from the comparison of the course', async () => {
    aServer({ name: '一條河' }, texts)
    const { user, dialog } = await openHistory()
    await user.click(dialog().getAllByRole('button', { name: /阿海/ })[0] as HTMLElement)
    await user.click(await dialog().findByRole('button', { name: '看內容：站在橋上' }))
    expect(await dialog().findByRole('combobox', { name: '看哪裡的歷史' })).toHaveValue('站在橋上')
  })
})
