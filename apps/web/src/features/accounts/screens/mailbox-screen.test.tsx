import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'

const call = 'GET /api/v2/mailbox'

test('whoever comes without an address types it, and sees its mails', async () => {
  const server = guestServer().on(call, { mails: [] })
  const { user, at } = openApplication('/mailbox')
  const field = await screen.findByRole('textbox', { name: '寄給哪個電子郵件地址' })
  expect(screen.queryByText('這個地址還沒有信')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '看信' }))
  expect(at()).toBe('/mailbox')
  await user.type(field, 'student@demo.test{Enter}')
  expect(await screen.findByText('這個地址還沒有信')).toBeVisible()
  expect(at()).toBe('/mailbox?email=student%40demo.test')
  expect(server.received(call)[0]?.query.get('email')).toBe('student@demo.test')
})
