import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { noStats, personCard, student } from '../../../testing/people.ts'

test('the card of somebody outside schools says where they work', async () => {
  const id = '019f0000-0000-7000-8000-000000000071'
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on(
      'GET /api/v2/users/:id',
      personCard({
        id,
        displayName: '何維倫',
        title: 'other',
        organizationTitle: '社團法人流域環境教育協會',
        unitName: '教育推廣組',
        unitTitle: '專案經理',
      }),
    )
  openApplication(`/user/person/${id}`)
  const card = within(await screen.findByRole('region', { name: /何維倫/ }))
  expect(card.getByText(/社團法人流域環境教育協會.*教育推廣組.*專案經理/)).toBeVisible()
})

test('the card of a teacher says what they teach: subjects of the list by name, own words as they are', async () => {
  const id = '019f0000-0000-7000-8000-000000000072'
  guestServer()
    .on('GET /api/v2/users/current', student)
    .on(
      'GET /api/v2/users/:id',
      personCard({
        id,
        displayName: '陳老師',
        title: 'teacher',
        isVerifiedTeacher: true,
        taughtSubjects: ['earth_science', '機器人專題'],
      }),
    )
  openApplication(`/user/person/${id}`)
  const taught = within(await screen.findByRole('list', { name: '任教科目' }))
  expect(taught.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['地球科學', '機器人專題'])
})

test('the card of somebody who teaches courses counts them and leads there; without any, it says nothing of them', async () => {
  const id = '019f0000-0000-7000-8000-000000000073'
  const server = guestServer()
    .on('GET /api/v2/users/current', student)
    .on('GET /api/v2/users/:id', personCard({ id, displayName: '陳老師' }))
    .on('GET /api/v2/users/:id/resource-stats', { ...noStats, courseNum: 2 })
  const teaching = openApplication(`/user/person/${id}`)
  expect(await screen.findByRole('link', { name: '課程 2' })).toHaveAttribute('href', `/user/social/${id}/course`)
  teaching.view.unmount()
  server.on('GET /api/v2/users/:id/resource-stats', noStats)
  openApplication(`/user/person/${id}`)
  expect(await screen.findByRole('link', { name: '好友 0' })).toBeVisible()
  expect(screen.queryByText('課程')).toBeNull()
})
