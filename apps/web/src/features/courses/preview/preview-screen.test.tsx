import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { calls, courseId, courseServer, myCourse, unitIds } from '../courses.fixture.ts'

const address = `/courses/preview/${courseId}`
const draft = (isPrivate = false) =>
  myCourse({ of: 'draft', status: 'planning', edition: null, isPrivate, can: { edit: true, manage: true } })

it('the draft is seen as learners will, with its units', async () => {
  const server = courseServer(draft())
  const { user, at } = openApplication(address)
  expect(await screen.findByRole('heading', { name: '預覽：河川的一年', level: 1 })).toBeVisible()
  expect(screen.getByRole('link', { name: '編輯' })).toHaveAttribute('href', `/courses/edit/${courseId}`)
  expect(screen.queryByRole('button', { name: '分享' })).toBeNull()
  await user.click(screen.getByRole('link', { name: '從第一個單元開始' }))
  expect(await screen.findByText('課文 11')).toBeVisible()
  expect(at()).toBe(`${address}?unit=${unitIds[0]}`)
  expect(server.received(calls.unit)[0]?.query.get('of')).toBe('draft')
})

it('on a telephone it stays where one reads, in a frame as wide', async () => {
  courseServer(draft())
  const { user, at } = openApplication(`${address}?unit=${unitIds[0]}`)
  await user.click(await screen.findByRole('tab', { name: '手機' }))
  const telephone = within(await screen.findByRole('region', { name: '手機' }))
  expect(telephone.getByRole('heading', { name: '站在橋上' })).toBeVisible()
  await user.click(telephone.getByRole('link', { name: /下一個單元/ }))
  await waitFor(() => expect(at()).toBe(`${address}?as=telephone&unit=${unitIds[1]}`))
})

it('a stranger stands before the password of a private one, and sends nothing from here', async () => {
  const server = courseServer(draft(true))
  const { user } = openApplication(`${address}?as=stranger`)
  await user.type(await screen.findByLabelText('課程密碼'), 'river.2026')
  await user.click(screen.getByRole('button', { name: '進入課程' }))
  expect(server.received(calls.enter)).toEqual([])
  expect(screen.queryByText('跟著基隆河走一年。')).toBeNull()
})

it('of a course that one does not teach is not there', async () => {
  courseServer().on(calls.read, refuse(404, { code: 'COURSE_NOT_FOUND' }))
  openApplication(address)
  expect(await screen.findByRole('link', { name: '回到我教的課' })).toHaveAttribute('href', '/courses/manage')
})

describeFaces({
  path: address,
  server: () => courseServer(draft()),
  reads: calls.read,
  loaded: () => screen.getByRole('heading', { name: '預覽：河川的一年', level: 1 }),
})
