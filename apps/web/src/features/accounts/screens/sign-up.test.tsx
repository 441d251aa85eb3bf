import { registrationRoles } from '@learntrail/contract/accounts/registration-roles'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { newcomer, student } from '../../../testing/people.ts'
import { roles } from '../sign-up-way.ts'

type Person = ReturnType<typeof openApplication>['user']

async function fillAccount(user: Person, username = 'rain', email = 'rain@demo.test') {
  await user.type(await screen.findByLabelText(/^電子郵件/), email)
  await user.type(screen.getByLabelText(/^帳號名稱/), username)
  await user.type(screen.getByLabelText(/^密碼/), 'learn-by-doing')
  await user.type(screen.getByLabelText(/^再輸入一次密碼/), 'learn-by-doing')
  await user.click(screen.getByRole('button', { name: '建立帳號並寄驗證信' }))
}

test('the roles are those of the contract, in its order', () => expect(roles).toEqual(registrationRoles))

test('role, account: then a mail is on its way; of one way to sign up there is nothing to choose', async () => {
  const server = guestServer().on('POST /api/v2/sessions/signup', { email: 'rain@demo.test' })
  const { user } = openApplication('/signup')

  await user.click(await screen.findByRole('link', { name: /^學生/ }))
  await fillAccount(user)

  expect(await screen.findByRole('heading', { level: 1, name: '驗證信寄出了' })).toBeVisible()
  expect(screen.getByText('rain@demo.test')).toBeVisible()
  expect(screen.getByRole('button', { name: /秒後可以重寄/ })).toBeDisabled()
  expect(await screen.findByRole('link', { name: '打開這台電腦的信箱' })).toHaveAttribute(
    'href',
    '/mailbox?email=rain%40demo.test',
  )
  expect(server.received('POST /api/v2/sessions/signup')[0]?.body).toMatchObject({ role: 'student', locale: 'tw' })
})

test('whoever mistyped the address gets the form back as they filled it, without the password', async () => {
  guestServer().on('POST /api/v2/sessions/signup', { email: 'rian@demo.test' })
  const { user, at } = openApplication('/signup/account?role=teacher')
  await fillAccount(user, 'rain', 'rian@demo.test')
  await user.click(await screen.findByRole('link', { name: '重新填寫' }))
  expect(await screen.findByLabelText(/^電子郵件/)).toHaveValue('rian@demo.test')
  expect(screen.getByLabelText(/^帳號名稱/)).toHaveValue('rain')
  expect(screen.getByLabelText(/^密碼/)).toHaveValue('')
  expect(at()).toBe('/signup/account?role=teacher')
})

test('where a provider can be used as well, the way is chosen first', async () => {
  guestServer().on('GET /api/v2/sessions/providers', { providers: ['google'] })
  const { user } = openApplication('/signup')
  await user.click(await screen.findByRole('link', { name: /^學生/ }))
  await user.click(await screen.findByRole('link', { name: '用電子郵件註冊' }))
  expect(await screen.findByLabelText(/^電子郵件/)).toBeVisible()
})

test('what an input method typed in full width is an address and a name', async () => {
  const server = guestServer().on('POST /api/v2/sessions/signup', { email: 'rain@demo.test' })
  const { user } = openApplication('/signup/account?role=student')
  await fillAccount(user, 'ｒａｉｎ', 'ｒａｉｎ＠ｄｅｍｏ．ｔｅｓｔ')
  expect(await screen.findByRole('heading', { level: 1, name: '驗證信寄出了' })).toBeVisible()
  expect(server.received('POST /api/v2/sessions/signup')[0]?.body).toMatchObject({
    email: 'rain@demo.test',
    username: 'rain',
  })
})

test('a taken account name is said beside the field, and everything typed stays', async () => {
  guestServer().on('POST /api/v2/sessions/signup', refuse(409, { code: 'USERNAME_TAKEN' }))
  const { user } = openApplication('/signup/account?role=teacher')
  await fillAccount(user)
  expect(await screen.findByText('這個帳號名稱有人用了，請換一個。')).toBeVisible()
  expect(screen.getByLabelText(/^電子郵件/)).toHaveValue('rain@demo.test')
  expect(screen.getByLabelText(/^密碼/)).toHaveValue('learn-by-doing')
})

test('an address that is registered leads to the log-in', async () => {
  guestServer().on('POST /api/v2/sessions/signup', refuse(409, { code: 'ACCOUNT_EXISTS' }))
  const { user } = openApplication('/signup/account?role=student')
  await fillAccount(user)
  expect(await screen.findByRole('link', { name: '前往登入' })).toHaveAttribute(
    'href',
    '/login?account=rain%40demo.test',
  )
})

test('what the server finds wrong is shown at its field', async () => {
  guestServer().on(
    'POST /api/v2/sessions/signup',
    refuse(400, { code: 'VALIDATION_FAILED', fields: [{ path: 'username', rule: 'too_long', limit: 45 }] }),
  )
  const { user } = openApplication('/signup/account?role=student')
  await fillAccount(user)
  expect(await screen.findByText('最多 45 個字')).toBeVisible()
})

test('a password equal to the account is refused before anything is sent', async () => {
  const server = guestServer()
  const { user } = openApplication('/signup/account?role=student')
  await fillAccount(user, 'learn-by-doing')
  expect(await screen.findByText('密碼不能和帳號相同')).toBeVisible()
  expect(server.received('POST /api/v2/sessions/signup')).toHaveLength(0)
})

test('without a role the account form leads back to choosing one', async () => {
  guestServer()
  openApplication('/signup/account')
  expect(await screen.findByRole('heading', { level: 1, name: '你是哪一種身分？' })).toBeVisible()
})

test('address and name are there again when a person comes back, the password is not', async () => {
  guestServer()
  localStorage.setItem('learntrail.draft.sign-up.guest', JSON.stringify({ email: 'rain@demo.test', username: 'rain' }))
  openApplication('/signup/account?role=student')
  expect(await screen.findByLabelText(/^電子郵件/)).toHaveValue('rain@demo.test')
  expect(screen.getByLabelText(/^密碼/)).toHaveValue('')
})

test('a mailed link activates the address and leads to the terms', async () => {
  const server = guestServer()
    .on('GET /api/v2/sessions/email', { purpose: 'activation', email: 'rain@demo.test', state: 'valid' })
    .on('POST /api/v2/sessions/email', () => {
      server.on('GET /api/v2/users/current', newcomer)
      return {
        result: 'activated',
        user: { userId: newcomer.id, isProfileFilled: false, isDefaultPassword: false },
      } as const
    })
    .on('PATCH /api/v2/users/current', () => {
      server.on('GET /api/v2/users/current', { ...newcomer, hasAcceptedTerms: true })
      return { ...newcomer, hasAcceptedTerms: true }
    })
    .on('GET /api/v2/organization/academic/counties', { counties: [] })
  const { user } = openApplication('/verification/mailed-token')

  expect(await screen.findByRole('heading', { level: 1, name: '開始之前' })).toBeVisible()
  expect(server.received('POST /api/v2/sessions/email')[0]?.headers.get('authorization')).toBe('Bearer mailed-token')

  expect(screen.getByRole('button', { name: '同意並繼續' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: /我已閱讀並同意/ }))
  await user.click(screen.getByRole('button', { name: '同意並繼續' }))
  expect(await screen.findByRole('heading', { level: 1, name: '填寫資料' })).toBeVisible()
})

const stepsIn = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')

test('an account from a school shows the way that it has to go, and can be left', async () => {
  const credential = {
    method: 'email',
    isDefaultPassword: true,
    passwordGivenAs: null,
    isMd5: false,
    updatedAt: '2026-09-01T00:00:00.000Z',
  } as const
  const server = guestServer()
    .on('GET /api/v2/users/current', { ...student, credential, hasAcceptedTerms: false, isProfileFilled: false })
    .on('DELETE /api/v2/sessions', { ok: true })
  const { user } = openApplication('/portfolio')
  expect(await screen.findByRole('heading', { level: 1, name: '開始之前' })).toBeVisible()
  expect(stepsIn('第一次登入的步驟').map(({ textContent }) => textContent)).toEqual([
    '1同意條款',
    '2填寫資料',
    '3設定密碼',
  ])
  expect(screen.queryByRole('link', { name: '首頁' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: '登出' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '登出' }))
  await waitFor(() => expect(server.received('DELETE /api/v2/sessions')).toHaveLength(1))
})

test('who comes by a provider is told of no mail', async () => {
  const credential = {
    method: 'google',
    isDefaultPassword: false,
    passwordGivenAs: null,
    isMd5: false,
    updatedAt: '2026-09-01T00:00:00.000Z',
  } as const
  guestServer().on('GET /api/v2/users/current', {
    ...student,
    credential,
    hasAcceptedTerms: false,
    isProfileFilled: false,
  })
  openApplication('/signup-terms')
  expect(await screen.findByText('建立帳號')).toBeVisible()
  expect(screen.queryByText('收驗證信')).not.toBeInTheDocument()
})

test.each([
  ['used', '這個連結用過了'],
  ['expired', '這個連結過期了'],
] as const)('a link that is %s says so', async (state, title) => {
  guestServer().on('GET /api/v2/sessions/email', { purpose: 'activation', email: 'rain@demo.test', state })
  openApplication('/verification/mailed-token')
  expect(await screen.findByText(title)).toBeVisible()
})

test('an expired link can be sent again', async () => {
  const server = guestServer()
    .on('GET /api/v2/sessions/email', { purpose: 'reset', email: 'rain@demo.test', state: 'expired' })
    .on('POST /api/v2/sessions/email', { result: 'reset_mailed', user: null })
  const { user } = openApplication('/verification/mailed-token')
  await user.click(await screen.findByRole('button', { name: '重寄一封' }))
  expect(await screen.findByRole('heading', { level: 1, name: '重設密碼的信寄出了' })).toBeVisible()
  expect(server.received('POST /api/v2/sessions/email')[0]?.body).toMatchObject({ email: 'rain@demo.test' })
})

test('a forged link is not valid', async () => {
  guestServer().on('GET /api/v2/sessions/email', refuse(400, { code: 'TOKEN_INVALID' }))
  openApplication('/verification/forged')
  expect(await screen.findByText('這個連結無效')).toBeVisible()
  expect(screen.getByRole('link', { name: '重新申請' })).toBeVisible()
})

test('a reset link sets a new password and signs in', async () => {
  const server = guestServer()
    .on('GET /api/v2/sessions/email', { purpose: 'reset', email: 'rain@demo.test', state: 'valid' })
    .on('PATCH /api/v2/sessions/email', () => {
      server.on('GET /api/v2/users/current', { ...student, deletedAt: '2026-11-20T00:00:00.000Z' })
      return { userId: student.id, isProfileFilled: true, isDefaultPassword: false }
    })
  const { user } = openApplication('/verification/mailed-token')
  await user.type(await screen.findByLabelText(/^新密碼/), 'a-new-password')
  await user.type(screen.getByLabelText(/^再輸入一次密碼/), 'a-new-password')
  await user.click(screen.getByRole('button', { name: '儲存並登入' }))
  expect(await screen.findByText('密碼已更新')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: '帳號刪除中' })).toBeVisible()
})

describeFaces({
  path: '/verification/mailed-token',
  server: () =>
    guestServer().on('GET /api/v2/sessions/email', { purpose: 'reset', email: 'rain@demo.test', state: 'valid' }),
  reads: 'GET /api/v2/sessions/email',
  loaded: () => screen.getByLabelText(/^新密碼/),
})
