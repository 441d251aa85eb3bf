import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { pageOf, pupil, schoolId, schoolServer } from '../schools.fixture.ts'

const address = `/school/${schoolId}`
const listing = 'GET /api/v2/schools/:schoolId/people'
const waiting = 'GET /api/v2/schools/:schoolId/transfers'
const accepting = 'POST /api/v2/schools/:schoolId/transfers/:personId/accept'
const ending = 'POST /api/v2/schools/:schoolId/transfers/:personId/end'

const transfer = (name: string, schoolName: string) => ({
  id: pupil(1).id,
  fullName: name,
  studentNumber: 'A1',
  grade: 'high_1',
  className: '忠',
  schoolName,
  since: '2026-11-28T08:00:00.000Z',
})

it('who comes from another school is taken in with a number and a class, and what was typed stays where they are taken', async () => {
  const server = schoolServer().on(waiting, { coming: [transfer('林小雨', '看山高中')], leaving: [] })
  server.on(accepting, refuse(409, { code: 'STUDENT_NUMBER_TAKEN' }))
  const { user } = openApplication(address)
  const card = within(await screen.findByRole('region', { name: '轉學' }))
  expect(card.getByText('來自看山高中・高一忠班')).toBeInTheDocument()
  await user.click(card.getByRole('button', { name: '接收林小雨' }))
  const dialog = within(await screen.findByRole('dialog', { name: '接收林小雨？' }))
  await user.click(dialog.getByRole('button', { name: '接收' }))
  expect(await dialog.findByText('請填學號、年級和班級')).toBeInTheDocument()
  await user.type(dialog.getByRole('textbox', { name: /學號/ }), 'B9')
  await user.type(dialog.getByRole('textbox', { name: /班級/ }), '禮')
  await user.click(dialog.getByRole('button', { name: '接收' }))
  expect(await dialog.findByText(/已經把這個學號給了別人/)).toBeInTheDocument()
  expect(dialog.getByRole('textbox', { name: /班級/ })).toHaveValue('禮')
  server.on(accepting, { changed: 1 }).on(waiting, { coming: [], leaving: [] })
  await user.click(dialog.getByRole('button', { name: '接收' }))
  expect(await screen.findByText('林小雨已經在名單上了')).toBeInTheDocument()
  expect(server.received(accepting).at(-1)?.body).toEqual({
    studentNumber: 'B9',
    grade: 'high_1',
    className: '禮',
    seatNumber: '',
  })
  await waitFor(() => expect(screen.queryByRole('region', { name: '轉學' })).not.toBeInTheDocument())
})

it('who goes over is marked, cannot be sent twice, and is taken back for a reason', async () => {
  const moving = pupil(1, { fullName: '林小雨', movingTo: '看山高中' })
  const server = schoolServer()
    .on(listing, pageOf(moving, pupil(2)))
    .on(waiting, { coming: [], leaving: [transfer('林小雨', '看山高中')] })
    .on(ending, undefined)
  const { user } = openApplication(address)
  const table = within(await screen.findByRole('table', { name: '學校名單' }))
  expect(table.getByText('轉學中')).toBeInTheDocument()
  await user.click(table.getByRole('checkbox', { name: '學生2' }))
  expect(screen.getByRole('button', { name: '轉學' })).toBeInTheDocument()
  await user.click(table.getByRole('checkbox', { name: '林小雨' }))
  expect(screen.queryByRole('button', { name: '轉學' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '取消林小雨的轉學' }))
  const dialog = within(await screen.findByRole('dialog', { name: '取消林小雨的轉學？' }))
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '不搬家了')
  await user.click(dialog.getByRole('button', { name: '取消轉學' }))
  expect(await screen.findByText('已取消轉學')).toBeInTheDocument()
  expect(server.received(ending)[0]?.body).toEqual({ reason: '不搬家了' })
})

it('is begun once the other school is chosen, by what people call it', async () => {
  const to = { id: '019a0000-0000-7000-8000-0000000000f1', code: '353301', name: '臺北市立建國高級中學' }
  const where = { type: 'high_school', county: 'taipei_city', township: null, ownership: 'public' } as const
  const server = schoolServer()
    .on(listing, pageOf(pupil(1)))
    .on('GET /api/v2/organization/academic/schools', { schools: [{ ...to, ...where }], hasMore: false })
    .on('POST /api/v2/schools/:schoolId/people/transfer', { changed: 1 })
  const { user } = openApplication(address)
  await user.click(await screen.findByRole('button', { name: '全選列出的人' }))
  await user.click(screen.getByRole('button', { name: '轉學' }))
  const dialog = within(await screen.findByRole('dialog', { name: '1 位學生轉學' }))
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '家裡搬到山上')
  await user.click(dialog.getByRole('button', { name: '轉學' }))
  expect(await dialog.findByText('請選擇要轉去哪一所學校')).toBeInTheDocument()
  expect(server.received('POST /api/v2/schools/:schoolId/people/transfer')).toHaveLength(0)
  // Neither the type nor the place of the school has to be chosen first.
  await user.type(dialog.getByRole('combobox', { name: /學校/ }), '建中')
  await user.click(await screen.findByRole('option', { name: /臺北市立建國高級中學/ }))
  await user.click(dialog.getByRole('button', { name: '轉學' }))
  await waitFor(() =>
    expect(server.received('POST /api/v2/schools/:schoolId/people/transfer')[0]?.body).toMatchObject({
      toSchoolId: to.id,
    }),
  )
})

it('those that did not load are not left out without a word', async () => {
  const server = schoolServer().on(waiting, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
  const { user } = openApplication(address)
  const card = within(await screen.findByRole('region', { name: '轉學' }))
  server.on(waiting, { coming: [transfer('林小雨', '看山高中')], leaving: [] })
  await user.click(card.getByRole('button', { name: '再試一次' }))
  expect(await screen.findByText('來自看山高中・高一忠班')).toBeInTheDocument()
})
