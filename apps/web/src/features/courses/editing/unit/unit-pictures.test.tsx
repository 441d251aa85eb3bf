import { contentLimits } from '@learntrail/contract/content/limits'
import type { CourseFile } from '@learntrail/contract/courses/courses'
import type { FileSummary } from '@learntrail/contract/files/files'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Editor as TextEditor } from '@tiptap/core'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { XmlElement as NewElement, type XmlElement, XmlText } from 'yjs'
import { makeDocumentServer } from '../../../../documents/document-server.fixture.ts'
import { refuse } from '../../../../testing/fake-server.ts'
import { toasts } from '../../../../ui/feedback/toast.ts'
import { fakeUploads } from '../../../files/fake-uploads.fixture.ts'
import { aCourseServer, aDraft, beginCourse, courseId, openEditor } from '../editor.fixture.tsx'

const announce = 'POST /api/v2/courses/files/upload'
const anId = (number: number) => `019f0000-0000-7000-8000-${String(number).padStart(12, '0')}`
const at = '2026-11-29T08:00:00.000Z'

const summaryOf = (number: number): FileSummary => ({
  id: anId(300 + number),
  url: `/api/v2/files/${anId(300 + number)}/entity`,
  name: '鷺.png',
  displayName: '鷺.png',
  type: 1,
  bytes: 4,
  sha256: 'a'.repeat(64),
  width: 1200,
  height: 900,
  thumbnailWidths: [320, 640],
  duration: null,
  conversion: null,
  hasSmall: false,
  captions: [],
  downloadPeriod: null,
  createdAt: at,
})
const fileOf = (number: number, file: FileSummary | null): CourseFile => {
  const user = { id: anId(1), displayName: '阿海', avatar: null, isDeleted: false }
  return { _id: anId(200 + number), use: 'picture', state: 'already_upload', name: '鷺.png', file, user }
}

let structure: ReturnType<typeof makeDocumentServer>
let texts: ReturnType<typeof makeDocumentServer>
let ids: ReturnType<typeof beginCourse>
let server: ReturnType<typeof aCourseServer>

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  server = aCourseServer().on(announce, ({ body }) =>
    fileOf(1, (body as { fileId?: string }).fileId === undefined ? null : summaryOf(1)),
  )
  structure = makeDocumentServer()
  texts = makeDocumentServer()
  ids = beginCourse(structure)
})

const named = () => ({ kind: 'courseUnit', thingId: ids.unit })
const fragment = () => texts.document.getXmlFragment('text')
const stored = () =>
  fragment()
    .toArray()
    .map((node) => (node as XmlElement).nodeName)
const pictureIn = () =>
  fragment()
    .toArray()
    .find((node) => (node as XmlElement).nodeName === 'picture') as XmlElement

function write(...parts: (string | { fileId: string; text: string })[]) {
  texts.write((document) => {
    const made = parts.map((part) => {
      const element = new NewElement(typeof part === 'string' ? 'paragraph' : 'picture')
      if (typeof part === 'string') element.insert(0, [new XmlText(part)])
      else for (const [name, value] of Object.entries(part)) element.setAttribute(name, value)
      return element
    })
    document.getXmlFragment('text').insert(0, made)
  }, named())
}

async function openUnit(course = aDraft({ files: [fileOf(1, summaryOf(1)), fileOf(2, summaryOf(2))] })) {
  const opened = openEditor({ structure, texts, course, path: `/courses/edit/${courseId}?unit=${ids.unit}` })
  const box = (await screen.findByRole('textbox', { name: '單元內容' })) as unknown as { editor: TextEditor }
  await waitFor(() => expect(box.editor.isEditable).toBe(true))
  return { ...opened, editor: box.editor, picker: screen.getByTestId('picture-picker') }
}

const waitingFor = (name: string) => screen.findByRole('region', { name })
const said = () => toasts.read().map(({ text }) => text)

const choose = (picker: HTMLElement, ...names: string[]) =>
  fireEvent.change(picker, { target: { files: names.map((name) => new File(['鷺'], name)) } })

describe('a picture that is put in', () => {
  test('shows how far it is where it will stand, and is in the text once the course has it', async () => {
    write('站在橋上', '看水')
    const uploads = fakeUploads()
    const { editor, picker } = await openUnit()
    await waitFor(() => expect(editor.getText()).toContain('看水'))
    act(() => void editor.commands.setTextSelection(2))
    choose(picker, '鷺.png')
    const waiting = await waitingFor('鷺.png')
    expect(waiting.closest('.ProseMirror')).not.toBeNull()
    await waitFor(() => expect(uploads[0]?.name).toBe('鷺.png'))
    expect(stored()).toEqual(['paragraph', 'paragraph'])
    // Meanwhile another person writes above it, and its place moves along.
    act(() => write('先看'))
    await act(async () => uploads[0]?.arrive(summaryOf(1)))
    await waitFor(() => expect(stored()).toEqual(['paragraph', 'paragraph', 'picture', 'paragraph']))
    expect(pictureIn().getAttributes()).toEqual({ fileId: anId(201), text: '' })
    expect(screen.queryByRole('region', { name: '鷺.png' })).toBeNull()
    expect(server.received(announce).map(({ body }) => body)).toMatchObject([{ use: 'picture' }, { fileId: anId(301) }])
  })

  test('that did not come says so at its place: it is sent again, or taken away', async () => {
    const uploads = fakeUploads()
    const { user, picker } = await openUnit()
    server.on(announce, refuse(409, { code: 'COURSE_FILE_LIMIT_REACHED', values: { limit: 500 } }))
    choose(picker, '鷺.png')
    expect(await within(await waitingFor('鷺.png')).findByRole('alert')).toBeVisible()
    server.on(announce, ({ body }) =>
      fileOf(1, (body as { fileId?: string }).fileId === undefined ? null : summaryOf(1)),
    )
    await user.click(screen.getByRole('button', { name: '再傳一次' }))
    await waitFor(() => expect(uploads).toHaveLength(1))
    await act(async () => uploads[0]?.fail(415, 'FILE_TYPE_MISMATCH'))
    server.on('DELETE /api/v2/courses/files/:id', { ok: true })
    expect(await screen.findByRole('button', { name: '再傳一次' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '移走' }))
    expect(screen.queryByRole('region', { name: '鷺.png' })).toBeNull()
    await waitFor(() => expect(server.received('DELETE /api/v2/courses/files/:id')).toHaveLength(1))
    expect(stored()).not.toContain('picture')
  })

  test('that is none is not sent', async () => {
    const uploads = fakeUploads()
    const { picker } = await openUnit()
    choose(picker, '水位.pdf')
    expect(await within(await waitingFor('水位.pdf')).findByRole('alert')).toHaveTextContent(/圖片/)
    expect(screen.queryByRole('button', { name: '再傳一次' })).toBeNull()
    expect(uploads).toHaveLength(0)
    expect(server.received(announce)).toHaveLength(0)
  })

  test('comes from the clipboard, but not as the picture of words that were copied', async () => {
    const uploads = fakeUploads()
    await openUnit()
    const files = [new File(['鷺'], 'image.png')]
    const paste = (text: string) =>
      fireEvent.paste(screen.getByRole('textbox', { name: '單元內容' }), {
        clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : ''), types: [], files, items: [] },
      })
    paste('表格的字')
    paste('')
    await waitFor(() => expect(uploads).toHaveLength(1))
  })

  test('waits for its unit while another place of the course is open', async () => {
    const uploads = fakeUploads()
    const { picker, router } = await openUnit()
    choose(picker, '鷺.png')
    await waitFor(() => expect(uploads).toHaveLength(1))
    await act(() => router.navigate(`/courses/edit/${courseId}`))
    await act(async () => uploads[0]?.arrive(summaryOf(1)))
    expect(stored()).not.toContain('picture')
    await act(() => router.navigate(`/courses/edit/${courseId}?unit=${ids.unit}`))
    await waitFor(() => expect(stored()).toContain('picture'))
  })

  test('is the twentieth at most', async () => {
    fakeUploads()
    write(...Array.from({ length: contentLimits.pictures - 1 }, () => ({ fileId: anId(201), text: '鷺' })))
    const { picker } = await openUnit()
    const tool = within(await screen.findByRole('toolbar', { name: '文字格式' })).getByRole('button', { name: '圖片' })
    expect(tool).not.toHaveAttribute('aria-disabled')
    choose(picker, '一.png', '二.png')
    expect(await waitingFor('一.png')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: '二.png' })).toBeNull()
    await waitFor(() => expect(said()).toEqual([expect.stringContaining('最多放 20 張圖片')]))
    expect(tool).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('a picture in the text', () => {
  test('is described at it, also by the keyboard', async () => {
    write('站在橋上', { fileId: anId(201), text: '' })
    const { user, editor } = await openUnit()
    await user.click(await screen.findByRole('button', { name: '寫圖片說明' }))
    const field = await screen.findByRole('textbox', { name: '圖片上有什麼？' })
    fireEvent.change(field, { target: { value: '鷺'.repeat(contentLimits.pictureText + 1) } })
    await user.click(screen.getByRole('button', { name: '完成' }))
    expect(screen.getByText(/最多 200 字/)).toBeVisible()
    fireEvent.change(field, { target: { value: ' 橋下的\n白鷺 ' } })
    await user.click(screen.getByRole('button', { name: '完成' }))
    await waitFor(() => expect(pictureIn().getAttribute('text')).toBe('橋下的 白鷺'))
    expect(await screen.findByRole('img', { name: '橋下的 白鷺' })).toBeVisible()
    act(() => void editor.commands.setNodeSelection(6))
    fireEvent.keyDown(editor.view.dom, { key: 'Enter' })
    expect(await screen.findByRole('textbox', { name: '圖片上有什麼？' })).toHaveValue('橋下的 白鷺')
  })

  test('is moved past the block beside it, in which somebody goes on writing', async () => {
    write({ fileId: anId(201), text: '鷺' }, '站在橋上')
    const { user } = await openUnit()
    const paragraph = fragment().get(1) as XmlElement
    expect(await screen.findByRole('button', { name: '圖片往上移' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: '圖片往下移' }))
    await waitFor(() => expect(stored().slice(0, 2)).toEqual(['paragraph', 'picture']))
    expect(fragment().get(0)).toBe(paragraph)
    act(() => texts.write(() => (paragraph.get(0) as XmlText).insert(0, '今天'), named()))
    await waitFor(() => expect(screen.getByRole('textbox', { name: '單元內容' })).toHaveTextContent('今天站在橋上'))
  })

  test('is taken out', async () => {
    write('站在橋上', { fileId: anId(201), text: '鷺' })
    const { user } = await openUnit()
    await user.click(await screen.findByRole('button', { name: '移走圖片' }))
    await waitFor(() => expect(stored()).not.toContain('picture'))
  })

  test('that somebody takes out while another describes it is gone, and the other is told', async () => {
    write('站在橋上', { fileId: anId(201), text: '' })
    const { user } = await openUnit()
    await user.click(await screen.findByRole('button', { name: '寫圖片說明' }))
    await user.type(await screen.findByRole('textbox', { name: '圖片上有什麼？' }), '白鷺')
    act(() => texts.write(() => fragment().delete(1, 1), named()))
    await user.click(screen.getByRole('button', { name: '完成' }))
    expect(said()).toEqual(['一起編的人剛把這張圖片移走了'])
    expect(stored()).not.toContain('picture')
  })

  test('that another has just put there is asked for; whose file is gone says so', async () => {
    write({ fileId: anId(209), text: '橋下的白鷺' })
    await openUnit()
    expect(await screen.findByText('這張圖片現在看不到。')).toBeVisible()
    expect(screen.getAllByText('橋下的白鷺').length).toBeGreaterThan(0)
  })

  test('is one too many together with what another put in: nothing is cut, it is said', async () => {
    write(...Array.from({ length: contentLimits.pictures + 1 }, () => ({ fileId: anId(201), text: '鷺' })))
    await openUnit()
    expect(await screen.findByText(/最多 20 張圖片，現在多了 1 張/)).toBeVisible()
    expect(stored().filter((name) => name === 'picture')).toHaveLength(contentLimits.pictures + 1)
  })
})
