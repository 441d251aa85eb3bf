import { courseLimits } from '@learntrail/contract/courses/limits'
import { readOutline } from '@learntrail/contract/courses/structure'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Editor as TextEditor } from '@tiptap/core'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Doc } from 'yjs'
import { makeDocumentServer } from '../../../documents/document-server.fixture.ts'
import { aCourseServer, aDraft, beginCourse, courseId, openEditor } from './editor.fixture.tsx'
import { entryOf, structureOf, textOf } from './structure/change-structure.ts'

const base = `/courses/edit/${courseId}`
const outlineOf = (document: Doc) => readOutline(structureOf(document))
const named = { kind: 'course', thingId: courseId }

let structure: ReturnType<typeof makeDocumentServer>
let ids: ReturnType<typeof beginCourse>

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  aCourseServer()
  structure = makeDocumentServer()
  ids = beginCourse(structure)
})

const outline = () => screen.findByRole('navigation', { name: '課程大綱' })

describe('the outline', () => {
  test('takes a chapter with its name, and a unit in it', async () => {
    const { user, at } = openEditor({ structure })
    await user.click(await screen.findByRole('button', { name: '加一章' }))
    const name = await screen.findByRole('textbox', { name: '第 3 章的名稱' })
    expect(name).toHaveFocus()
    await user.type(name, '寫河')
    await user.click(screen.getByRole('button', { name: '加一個單元到「寫河」' }))
    await user.type(await screen.findByRole('textbox', { name: '單元名稱' }), '給河的信')
    await waitFor(() =>
      expect(outlineOf(structure.document).chapters[2]).toMatchObject({ name: '寫河', units: [{ name: '給河的信' }] }),
    )
    expect(at()).toContain('?unit=')
  })

  test('is put in another order by keys, and a unit into another chapter by its menu', async () => {
    const { user } = openEditor({ structure })
    fireEvent.keyDown(await screen.findByRole('button', { name: '移動「量河」' }), { key: 'ArrowUp' })
    expect(screen.getByText('「量河」移到第 1 個')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '「站在橋上」的選項' }))
    await user.click(await screen.findByRole('menuitem', { name: '移到別的章' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /量河/ }))
    await waitFor(() =>
      expect(outlineOf(structure.document).chapters.map(({ name, units }) => [name, units.length])).toEqual([
        ['量河', 1],
        ['看河', 0],
      ]),
    )
  })

  test('has what was taken out ready to be put back', async () => {
    const { user } = openEditor({ structure })
    await user.click(await screen.findByRole('button', { name: '「站在橋上」的選項' }))
    await user.click(await screen.findByRole('menuitem', { name: '移走' }))
    await waitFor(() => expect(outlineOf(structure.document).chapters[0]?.units).toEqual([]))
    await user.click(screen.getByText('移走的（1）'))
    await user.click(screen.getByRole('button', { name: '把「站在橋上」放回來' }))
    await waitFor(() => expect(outlineOf(structure.document).chapters[0]?.units).toHaveLength(1))
  })

  test('shows what others change while one looks at it', async () => {
    openEditor({ structure })
    const tree = await outline()
    act(() =>
      structure.write((document) => textOf(entryOf(document, 'units', ids.unit), 'name')?.insert(4, '看水'), named),
    )
    expect(await within(tree).findByRole('link', { name: '站在橋上看水' })).toBeVisible()
  })
})

describe('what a course says of itself', () => {
  test('is stored as it is typed, with what others type at the same moment', async () => {
    const { user } = openEditor({ structure })
    const name = await screen.findByRole('textbox', { name: '課程名稱' })
    await user.type(name, '走讀')
    act(() => structure.write((document) => textOf(document.getMap('facts'), 'name')?.insert(0, '基隆'), named))
    await waitFor(() => expect(outlineOf(structure.document).name).toBe('基隆河川的一年走讀'))
    await waitFor(() => expect(name).toHaveValue('基隆河川的一年走讀'))
    expect(await screen.findByText('已存好')).toBeVisible()
  })

  test('has names of fifty characters; of one more the field says so, and nothing is cut', async () => {
    openEditor({ structure })
    const name = await screen.findByRole('textbox', { name: '課程名稱' })
    const fill = (value: string) => fireEvent.input(name, { target: { value } })
    fill('長'.repeat(courseLimits.name))
    expect(screen.queryByText(/最多 50 字/)).toBeNull()
    fill('長'.repeat(courseLimits.name + 1))
    expect(await screen.findByText(/最多 50 字，現在多了 1 字/)).toBeVisible()
    await waitFor(() => expect(outlineOf(structure.document).name).toHaveLength(courseLimits.name + 1))
  })

  test('a composition goes into the document once it has ended, and others wait for it', async () => {
    openEditor({ structure })
    const name = (await screen.findByRole('textbox', { name: '課程名稱' })) as HTMLInputElement
    name.focus()
    fireEvent.compositionStart(name)
    fireEvent.input(name, { target: { value: '河川的一年ㄅ' } })
    act(() => structure.write((document) => textOf(document.getMap('facts'), 'name')?.insert(0, '新'), named))
    expect(name).toHaveValue('河川的一年ㄅ')
    name.value = '河川的一年班'
    fireEvent.compositionEnd(name)
    await waitFor(() => expect(outlineOf(structure.document).name).toBe('新河川的一年班'))
    await waitFor(() => expect(name).toHaveValue('新河川的一年班'))
  })

  test('takes tags, own and known ones, and ten verbs and no more', async () => {
    const { user } = openEditor({ structure })
    await user.type(await screen.findByRole('textbox', { name: '新的標籤' }), '河{Enter}')
    await user.click(await screen.findByRole('button', { name: '水鳥' }))
    await user.click(await screen.findByRole('button', { name: '溶氧' }))
    for (const verb of ['回想', '列出', '辨認', '描述', '解釋', '分類', '摘要', '運用', '執行', '計算', '比較'])
      await user.click(screen.getByRole('button', { name: verb }))
    expect(screen.getByRole('button', { name: '比較' })).toHaveAttribute('aria-pressed', 'false')
    expect(screen.getByText(/已經有 10 個/)).toBeVisible()
    await waitFor(() => expect(outlineOf(structure.document)).toMatchObject({ tags: ['河', '水鳥', '溶氧'] }))
    expect(outlineOf(structure.document).actionVerb).toHaveLength(courseLimits.verbs)
  })
})

describe('a unit', () => {
  const unitPath = () => `${base}?unit=${ids.unit}`

  test('has its text in a document of its own, which two write at once', async () => {
    const texts = makeDocumentServer()
    openEditor({ structure, texts, path: unitPath() })
    const box = (await screen.findByRole('textbox', { name: '單元內容' })) as unknown as { editor: TextEditor }
    await waitFor(() => expect(box.editor.isEditable).toBe(true))
    act(() => void box.editor.commands.insertContent('今天的水'))
    await waitFor(() => expect(texts.document.getXmlFragment('text').toString()).toContain('今天的水'))
    act(() =>
      texts.write(
        (document) => {
          const paragraph = document.getXmlFragment('text').get(0) as unknown as {
            get(at: number): { insert(at: number, words: string): void }
          }
          paragraph.get(0).insert(0, '昨天和')
        },
        { kind: 'courseUnit', thingId: ids.unit },
      ),
    )
    await waitFor(() => expect(box.editor.getText()).toBe('昨天和今天的水'))
  })

  test('takes three resources, and a fourth that came at the same moment is said', async () => {
    const { user } = openEditor({ structure, path: unitPath() })
    for (let count = 0; count < 3; count += 1) await user.click(await screen.findByRole('button', { name: '放連結' }))
    expect(screen.queryByRole('button', { name: '放連結' })).toBeNull()
    const [address] = screen.getAllByRole('textbox', { name: '網址' })
    await user.type(address as HTMLElement, 'example.org/水位')
    await user.tab()
    await waitFor(() =>
      expect(outlineOf(structure.document).chapters[0]?.units[0]?.resources[0]?.address).toBe(
        'https://example.org/%E6%B0%B4%E4%BD%8D',
      ),
    )
    await user.clear(address as HTMLElement)
    await user.type(address as HTMLElement, '不是網址')
    await user.tab()
    expect(await screen.findByText(/這不是完整的網址/)).toBeVisible()
  })

  test('refuses a film that is no MP4 before a byte is sent', async () => {
    openEditor({ structure, path: unitPath() })
    const picker = await screen.findByTestId('video-picker')
    fireEvent.change(picker, { target: { files: [new File(['x'], '河.mov')] } })
    expect(await screen.findByText(/課程影片只收 MP4/)).toBeVisible()
  })

  test('is read-only while somebody else has the chapter, who can be asked for it', async () => {
    const holder = { id: '019a0000-0000-7000-8000-000000000002', displayName: '阿海', avatar: null, isDeleted: false }
    const [since, until] = ['2026-11-29T08:00:00.000Z', '2026-11-29T08:15:00.000Z']
    const lock = {
      _id: ids.first,
      courseId,
      chapterId: ids.first,
      person: holder,
      since,
      until,
      askedBy: null,
      freeFrom: null,
    }
    const server = aCourseServer()
      .on('GET /api/v2/courses/course-edit-lock', { items: [lock] })
      .on('POST /api/v2/courses/course-edit-lock', lock)
    const { user } = openEditor({ structure, path: unitPath() })
    expect(await screen.findByText(/阿海正在單獨編這一章/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: '單元名稱' })).toHaveAttribute('readonly')
    await user.click(screen.getByRole('button', { name: '請對方打開' }))
    await waitFor(() =>
      expect(server.received('POST /api/v2/courses/course-edit-lock')[0]?.body).toMatchObject({ wish: 'ask' }),
    )
  })
})

describe('publishing', () => {
  test('says what is missing with the way there, and offers nothing before that is mended', async () => {
    const { user, at } = openEditor({ structure })
    await user.click(await screen.findByRole('button', { name: '上架' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('還沒寫課程介紹。')).toBeVisible()
    expect(dialog.queryByRole('button', { name: '現在上架' })).toBeNull()
    await user.click(dialog.getByRole('link', { description: '「量河」還沒有單元。' }))
    expect(at()).toBe(`${base}?chapter=${ids.second}`)
    expect(screen.getByRole('textbox', { name: '第 2 章的名稱' })).toHaveFocus()
  })

  test('what is on the shelf is read-only, and taken off to be changed', async () => {
    const server = aCourseServer().on('PATCH /api/v2/courses/:id', aDraft({ status: 'removed' }))
    const course = aDraft({ status: 'published', actions: ['browse', 'outline', 'takeOff'] })
    const { user } = openEditor({ structure, course })
    expect(await screen.findByText('這門課程在架上，現在只能看。')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '課程名稱' })).toHaveAttribute('readonly')
    expect(screen.queryByRole('button', { name: '加一章' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '下架修改' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '下架修改' }))
    await waitFor(() => expect(server.received('PATCH /api/v2/courses/:id')[0]?.body).toEqual({ status: 'removed' }))
  })

  test('a password of 8 to 20 signs is set, and what is wrong with one is said', async () => {
    const server = aCourseServer().on('PATCH /api/v2/courses/:id', aDraft({ isPrivate: true }))
    const { user } = openEditor({ structure })
    await user.click(await screen.findByRole('button', { name: '更多' }))
    await user.click(await screen.findByRole('menuitem', { name: '課程密碼' }))
    const field = screen.getByRole('textbox', { name: '新的密碼' })
    await user.type(field, 'river_7')
    await user.click(screen.getByRole('button', { name: '設定密碼' }))
    expect(screen.getByText('至少要 8 個字。')).toBeVisible()
    await user.type(field, ' 河')
    expect(screen.getByText(/只能用英文字母/)).toBeVisible()
    await user.clear(field)
    await user.type(field, 'r'.repeat(courseLimits.password + 1))
    expect(screen.getByText('最多 20 個字。')).toBeVisible()
    await user.type(field, '{Backspace}')
    await user.click(screen.getByRole('button', { name: '設定密碼' }))
    await waitFor(() =>
      expect(server.received('PATCH /api/v2/courses/:id')[0]?.body).toEqual({ password: 'r'.repeat(20) }),
    )
  })
})

test('the guide takes groups and questions', async () => {
  const { user } = openEditor({ structure, path: `${base}/guide` })
  await user.click(await screen.findByRole('button', { name: '寫第一組問題' }))
  await user.type(await screen.findByRole('textbox', { name: '第 1 組的名稱' }), '回頭看')
  await user.type(screen.getByRole('textbox', { name: '第 1 題' }), '你沒想到的是什麼？')
  await user.click(screen.getByRole('button', { name: '加一題到「回頭看」' }))
  await waitFor(() =>
    expect(outlineOf(structure.document).guide).toMatchObject([
      { title: '回頭看', questions: [{ text: '你沒想到的是什麼？' }, { text: '' }] },
    ]),
  )
})
