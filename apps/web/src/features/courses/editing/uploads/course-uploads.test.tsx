import type { CourseFile } from '@learntrail/contract/courses/courses'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeDocumentServer } from '../../../../documents/document-server.fixture.ts'
import { keptOnDevice } from '../../../../testing/in-place-of/idb-keyval.ts'
import { student } from '../../../../testing/people.ts'
import { fakeUploads } from '../../../files/fake-uploads.fixture.ts'
import { aFile } from '../../../posts/posts.fixture.ts'
import { aCourseServer, aDraft, beginCourse, courseId, openEditor } from '../editor.fixture.tsx'

const me = { id: student.id, displayName: student.displayName, avatar: null, isDeleted: false }
const courseFileId = '019f0000-0000-7000-8000-00000000f001'
const coming: CourseFile = {
  _id: courseFileId,
  use: 'resource',
  state: 'wait_for_upload',
  name: 'river.mp4',
  file: null,
  user: me,
}
const film = (bytes = 1_000, name = 'river.mp4') => {
  const file = new File([new Uint8Array(8)], name, { type: 'video/mp4' })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}
const small = () => new File([new Uint8Array(1_000)], 'river.mp4', { type: 'video/mp4' })

function open({ structure = makeDocumentServer(), files = [] as CourseFile[] } = {}) {
  const uploads = fakeUploads()
  const server = aCourseServer()
    .on('POST /api/v2/courses/files/upload', ({ body }) => ({
      ...coming,
      ...((body as { fileId?: string }).fileId === undefined
        ? {}
        : { state: 'already_upload' as const, file: aFile() }),
    }))
    .on('DELETE /api/v2/courses/files/:id', { ok: true })
    .on('DELETE /api/v2/uploads/:id', undefined as never)
  const unit = structure.document.getMap('units').size > 0 ? undefined : beginCourse(structure).unit
  return { uploads, server, structure, unit, files }
}

async function choose(unit: string, structure: ReturnType<typeof makeDocumentServer>, files: CourseFile[] = []) {
  const editor = openEditor({ path: `/courses/edit/${courseId}?unit=${unit}`, structure, course: aDraft({ files }) })
  await screen.findByRole('button', { name: '放影片' })
  return editor
}

it('an upload is cancelled, and nothing of it stays', async () => {
  const { uploads, server, structure, unit = '' } = open()
  const { user } = await choose(unit, structure)
  await user.upload(screen.getByTestId('video-picker'), small())
  await screen.findByRole('progressbar', { name: '正在上傳「river.mp4」' })
  await waitFor(() => expect(uploads).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: '取消上傳' }))
  await waitFor(() => expect(server.received('DELETE /api/v2/courses/files/:id')).toHaveLength(1))
  expect(uploads[0]?.isAborted).toBe(true)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.getByText('還沒有檔案。')).toBeVisible()
  expect([...keptOnDevice().keys()].filter((key) => key.startsWith('learntrail.upload.'))).toEqual([])
})

it('after a reload it goes on by itself, and the course is told once it is there', async () => {
  const { uploads, server, structure, unit = '' } = open()
  const first = await choose(unit, structure)
  await first.user.upload(screen.getByTestId('video-picker'), small())
  await waitFor(() => expect(uploads).toHaveLength(1))
  first.view.unmount()

  server.on('GET /api/v2/uploads/:id', ({ path }) => ({
    id: path.split('/').at(-1) ?? '',
    name: 'river.mp4',
    bytes: 1_000,
    offset: 400,
    expiresAt: '2026-12-06T08:00:00.000Z',
    file: null,
  }))
  await choose(unit, structure, [coming])
  await waitFor(() => expect(uploads.length).toBeGreaterThan(1))
  uploads.at(-1)?.arrive(aFile({ id: '019f0000-0000-7000-8000-00000000f002' }))
  await waitFor(() =>
    expect(server.received('POST /api/v2/courses/files/upload').at(-1)?.body).toMatchObject({
      courseId,
      use: 'resource',
      name: 'river.mp4',
      fileId: '019f0000-0000-7000-8000-00000000f002',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
})

it('whose bytes the device has not kept asks for the same file, and takes no other', async () => {
  const { uploads, structure, unit = '' } = open()
  const first = await choose(unit, structure)
  await first.user.upload(screen.getByTestId('video-picker'), small())
  await waitFor(() => expect(uploads).toHaveLength(1))
  first.view.unmount()
  keptOnDevice().clear()

  const { user } = await choose(unit, structure, [coming])
  expect(await screen.findByText(/再選一次同一個檔案/)).toBeVisible()
  await user.upload(screen.getByTestId('same-file-picker'), new File(['x'], 'lake.mp4'))
  expect(await screen.findByText('這不是剛才的「river.mp4」，請選同一個檔案。')).toBeVisible()
  await user.upload(screen.getByTestId('same-file-picker'), small())
  expect(await screen.findByRole('progressbar')).toBeVisible()
})

it('what the course does not wait for any more is let go of', async () => {
  const { uploads, structure, unit = '' } = open()
  const first = await choose(unit, structure)
  await first.user.upload(screen.getByTestId('video-picker'), small())
  await waitFor(() => expect(uploads).toHaveLength(1))
  first.view.unmount()
  await choose(unit, structure, [])
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.queryByText(/再選一次同一個檔案/)).not.toBeInTheDocument()
})

it('a film past 100 MB, or of another kind, is told before anything is sent', async () => {
  const { server, structure, unit = '' } = open()
  const { user } = await choose(unit, structure)
  await user.upload(screen.getByTestId('video-picker'), film(courseLimits.videoBytes + 1))
  expect(await screen.findByText(/100 MB/, { selector: '[role=alert] *, [role=alert]' })).toBeVisible()
  await user.upload(screen.getByTestId('video-picker'), film(courseLimits.videoBytes))
  expect(server.received('POST /api/v2/courses/files/upload')).toEqual([])
})
