import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { calls, courseId, courseServer, myCourse } from '../courses.fixture.ts'

const path = `/courses/edit/${courseId}`
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
