import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../testing/open-application.tsx'
import { student } from '../../testing/people.ts'

const [groupId, personId] = ['019f0000-0000-7000-8000-000000000071', '019f0000-0000-7000-8000-000000000072']
const giving = 'POST /api/v2/groups/:groupId/members/:personId/first-password'

it('gives a pupil of my class a new first password for a reason, or says who may', async () => {
  const server = guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/groups/:groupId/roster', {
      errorCode: 0,
      items: [{ personId, memberNumber: '7', realName: '林小雨', studentNumber: '1' }],
    })
    .on(giving, refuse(403, { code: 'TEACHER_OF_SCHOOL_REQUIRED' }))
  const { user } = openApplication(`/school/password/${groupId}/${personId}`)
  expect(await screen.findByText('7 林小雨')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '給新的預設密碼' }))
  const dialog = within(await screen.findByRole('dialog', { name: '給「7 林小雨」新的預設密碼？' }))
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '忘記密碼')
  await user.click(dialog.getByRole('button', { name: '給新的預設密碼' }))
  expect(await dialog.findByText(/^只有這位學生學校的已驗證教師/)).toBeInTheDocument()
  const slip = {
    username: '353301-1',
    password: 'kadu-fime-4827',
    fullName: '林小雨',
    schoolName: '望海高中',
    grade: 'high_1',
    className: '忠',
    seatNumber: '7',
    studentNumber: '1',
  }
  server.on(giving, { items: [slip] })
  await user.click(dialog.getByRole('button', { name: '給新的預設密碼' }))
  expect(await screen.findByText('kadu-fime-4827')).toBeInTheDocument()
  expect(server.received(giving).map(({ path, body }) => [path, body])).toContainEqual([
    `/api/v2/groups/${groupId}/members/${personId}/first-password`,
    { reason: '忘記密碼' },
  ])
})
