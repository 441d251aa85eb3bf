import { screen, within } from '@testing-library/react'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeDocumentServer } from '../../../documents/document-server.fixture.ts'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { connectTo } from '../../../testing/in-place-of/socket.io-client.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { calls, courseId, courseServer, myCourse } from '../courses.fixture.ts'
import { beginCourse } from './editor.fixture.tsx'

const path = `/courses/edit/${courseId}`
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
})

const isWaiting = () => screen.findByRole('status', { name: '載入中' })

it('asks for the course again where it did not come, and waits for what is written in it', async () => {
  const server = courseServer().on(calls.read, refuse(500, { code: 'INTERNAL_ERROR' }))
  const { user } = openApplication(path)
  const failure = within(await screen.findByRole('alert'))
  server.on(calls.read, myCourse())
  await user.click(failure.getByRole('button', { name: '再試一次' }))
  expect(await isWaiting()).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(server.received(calls.read).map(({ query }) => query.get('of'))).toEqual(['draft', 'draft'])
})

it('says that a course is gone, and leads to those that one teaches', async () => {
  courseServer().on(calls.read, refuse(404, { code: 'COURSE_NOT_FOUND' }))
  openApplication(`${path}/guide`)
  expect(await screen.findByRole('heading', { name: '找不到這門課程', level: 1 })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '回到課程管理' })).toHaveAttribute('href', '/courses/manage')
})

it('says that one may not write in it', async () => {
  courseServer().on(calls.read, refuse(403, { code: 'NO_PERMISSION' }))
  openApplication(path)
  expect(await screen.findByText('這裡需要權限')).toBeInTheDocument()
})

/** Another course: a document stays open for a while after its screen. */
const anotherId = '019f0000-0000-7000-8000-00000000c0ed'

describeFaces({
  path: `/courses/edit/${anotherId}`,
  server: () => {
    const documents = makeDocumentServer()
    beginCourse(documents)
    connectTo(documents)
    return courseServer()
      .on(calls.read, myCourse({ _id: anotherId }))
      .on('GET /api/v2/courses/course-edit-lock', { items: [] })
      .on('GET /api/v2/courses/:id/check', { findings: [] })
      .on('GET /api/v2/courses/:id/co-editors', { items: [], limit: 10 })
      .on('GET /api/v2/courses/:id/remark-counts', { units: [] })
  },
  reads: calls.read,
  loaded: () => screen.getByRole('navigation', { name: '課程大綱' }),
  refused: [{ status: 404, code: 'COURSE_NOT_FOUND', says: '找不到這門課程' }],
})
