import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { aboutOf } from './about-values.ts'

const call = 'PATCH /api/v2/users/current'
const teacher = {
  ...student,
  title: 'teacher' as const,
  profile: {
    ...aboutOf(student),
    birthYear: null,
    constellation: null,
    guardianName: null,
    taughtSubjects: ['physics'],
  },
}

it('a teacher says what they teach by names; what is sent of the list are its keys', async () => {
  const server = guestServer().on('GET /api/v2/users/current', teacher)
  const { user } = openApplication('/user/profile')
  server.on(call, teacher)
  const field = await screen.findByRole('combobox', { name: '任教科目' })
  expect(screen.getByText('物理')).toBeInTheDocument()
  await user.type(field, '地球科學{Enter}機器人專題{Enter}')
  await user.click(screen.getByRole('button', { name: '儲存' }))
  expect(await screen.findByText('已儲存')).toBeInTheDocument()
  expect(server.received(call)[0]?.body).toMatchObject({
    profile: { taughtSubjects: ['physics', 'earth_science', '機器人專題'] },
  })
})

it('nobody else is asked', async () => {
  guestServer().on('GET /api/v2/users/current', student)
  openApplication('/user/profile')
  expect(await screen.findByLabelText('自我介紹')).toBeInTheDocument()
  expect(screen.queryByLabelText('任教科目')).not.toBeInTheDocument()
})
