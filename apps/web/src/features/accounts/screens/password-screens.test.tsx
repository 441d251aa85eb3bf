import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'

const mailing = 'POST /api/v2/sessions/email'
const changing = 'PATCH /api/v2/sessions/email'
const address = 'rain@demo.test'
const level = 1

describe('a forgotten password', () => {
  const open = () => {
    const server = guestServer()
    return { server, ...openApplication('/login/forgotten') }
  }
  const field = () => screen.findByRole('textbox', { name: /^電子郵件/ })

  it('is mailed a link, which is said with the address and a minute before the next', async () => {
    const { server, user, at } = open()
    server.on(mailing, { result: 'reset_mailed', user: null })
    await user.type(await field(), ' ｒain@demo.test')
    await user.click(screen.getByRole('button', { name: '寄出重設信' }))
    expect(await screen.findByRole('heading', { level, name: '重設密碼的信寄出了' })).toBeVisible()
    expect(screen.getByText(address)).toBeVisible()
    expect(screen.getByRole('button', { name: /秒後可以重寄/ })).toBeDisabled()
    expect(screen.getByRole('link', { name: '重新填寫' })).toHaveAttribute('href', '/login/forgotten')
    expect(at()).toBe(`/mail-verify-info?email=${encodeURIComponent(address)}&for=reset`)
    expect(server.received(mailing)[0]?.body).toMatchObject({ email: address })
  })

  it('says at the field that nobody has the address, and sends nothing without one', async () => {
    const { server, user } = open()
    server.on(mailing, refuse(404, { code: 'ACCOUNT_NOT_FOUND' }))
    const send = await screen.findByRole('button', { name: '寄出重設信' })
    await user.click(send)
    expect(server.received(mailing)).toHaveLength(0)
    await waitFor(async () => expect(await field()).toHaveFocus())
    await user.type(await field(), address)
    await user.click(send)
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/找不到這個帳號/))
    expect(await field()).toHaveValue(address)
  })

  it('says above the form what else failed, and keeps the address', async () => {
    const { server, user } = open()
    server.on(mailing, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    await user.type(await field(), address)
    await user.click(screen.getByRole('button', { name: '寄出重設信' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/系統正在維護/))
    expect(await field()).toHaveValue(address)
  })
})

it('a mail that was not sent yet is sent on a press, and why it is not is said', async () => {
  const server = guestServer().on(mailing, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
  const { user, at } = openApplication(`/mail-verify-info?email=${address}&again`)
  expect(await screen.findByRole('heading', { level, name: '重寄驗證信' })).toBeVisible()
  const again = screen.getByRole('button', { name: '重寄一封' })
  await user.click(again)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/系統正在維護/))
  server.on(mailing, { result: 'activation_mailed', user: null } as never)
  await user.click(again)
  expect(await screen.findByRole('heading', { level, name: '驗證信寄出了' })).toBeVisible()
  expect(at()).toBe(`/mail-verify-info?email=${encodeURIComponent(address)}`)
})

describe('another password', () => {
  const open = (isDefaultPassword = false) => {
    const { credential } = student
    const server = guestServer().on('GET /api/v2/users/current', {
      ...student,
      credential: credential && { ...credential, isDefaultPassword },
    })
    return { server, ...openApplication('/user/update-password') }
  }
  const present = () => screen.queryByLabelText(/^目前的密碼/)
  const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  async function fill(user: ReturnType<typeof open>['user']) {
    write(await screen.findByLabelText(/^新密碼/), 'a-new-password')
    write(screen.getByLabelText(/^再輸入一次密碼/), 'a-new-password')
    const now = present()
    if (now) write(now, 'learn-by-doing')
    await user.click(screen.getByRole('button', { name: '儲存新密碼' }))
  }
  const done = { userId: student.id, isProfileFilled: true, isDefaultPassword: false } as never

  it('takes the present one, is never sent as it is typed, and leads back to the account', async () => {
    const { server, user, at } = open()
    server.on(changing, done).on('GET /api/v2/sessions/devices', { devices: [] })
    await fill(user)
    expect(await screen.findByText('密碼已更新')).toBeVisible()
    await waitFor(() => expect(at()).toBe('/account'))
    expect(JSON.stringify(server.received(changing)[0]?.body)).not.toMatch(/a-new-password|learn-by-doing/)
  })

  it('says at the field that the present one is another', async () => {
    const { server, user } = open()
    server.on(changing, refuse(403, { code: 'INCORRECT_PASSWORD' }))
    await fill(user)
    await waitFor(() => expect(present()).toHaveFocus())
    expect(present()).toBeInvalid()
    expect(screen.getByLabelText(/^新密碼/)).toHaveValue('a-new-password')
  })

  it('of whoever has one from their school does not ask for that', async () => {
    const { server, user } = open(true)
    server.on(changing, done)
    expect(await screen.findByText(/你現在用的是學校給的預設密碼/)).toBeVisible()
    expect(present()).not.toBeInTheDocument()
    await fill(user)
    await waitFor(() => expect(server.received(changing)).toHaveLength(1))
    expect(server.received(changing)[0]?.body).not.toHaveProperty('currentPassword')
  })
})
