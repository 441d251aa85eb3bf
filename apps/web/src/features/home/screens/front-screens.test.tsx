import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'

const main = () => within(screen.getByRole('main'))

it('the front page leads guests to the sign-up, also as teachers, and members to their home', async () => {
  guestServer()
  const { view } = openApplication('/onboarding')
  for (const way of await screen.findAllByRole('link', { name: '開始寫第一則紀錄' }))
    expect(way).toHaveAttribute('href', '/signup')
  expect(main().getByRole('link', { name: '我是老師' })).toHaveAttribute(
    'href',
    expect.stringContaining('role=teacher'),
  )
  view.unmount()
  guestServer().on('GET /api/v2/users/current', student)
  openApplication('/onboarding')
  for (const way of await screen.findAllByRole('link', { name: '到首頁' })) expect(way).toHaveAttribute('href', '/')
  expect(main().queryByRole('link', { name: '我是老師' })).not.toBeInTheDocument()
})

it.each([
  ['/privacy', '隱私權政策', '我們蒐集哪些資料'],
  ['/terms', '服務條款', '這是什麼服務'],
])('guests read %s', async (path, title, first) => {
  guestServer()
  openApplication(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(main().getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(first)
})

it('an address that leads nowhere says so and leads home', async () => {
  guestServer()
  const { at } = openApplication('/no-such-page')
  expect(await screen.findByText('這條路到這裡就斷了')).toBeVisible()
  expect(at()).toBe('/error')
  expect(main().getByRole('link', { name: '回到首頁' })).toHaveAttribute('href', '/')
})
