import { durations } from '@learntrail/contract/limits'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { writersServer } from '../../posts/posts.fixture.ts'

const tanet = {
  hasPassword: false,
  identities: [
    { provider: 'tanet' as const, email: null, linkedAt: '2026-01-01T00:00:00Z', lastUsedAt: '2027-05-01T00:00:00Z' },
  ],
  passkeys: [],
}
const pupil = {
  ...student,
  primaryEmail: { value: '', isActivated: false },
  organization: {
    type: 'academic_unit' as const,
    academicRole: 'student' as const,
    schoolType: 'high_school' as const,
    school: null,
    schoolName: '晴海高中',
    location: { county: 'taipei_city' as const, township: 'taipei_zhongzheng' },
    locationName: { tw: '臺北市中正區', en: 'Zhongzheng, Taipei' },
    grade: 'high_3' as const,
    gradeName: { tw: '三年級', en: 'Grade 12' },
    title: null,
    titleName: null,
    discipline: null,
    disciplineName: null,
    department: null,
    departmentName: null,
    studentId: null,
    jobCategory: null,
    industryCategory: null,
    serviceUnit: null,
    organizationTitle: null,
    unitName: null,
    unitTitle: null,
  },
}
const myServer = () =>
  guestServer()
    .on('GET /api/v2/users/current', pupil)
    .on('GET /api/v2/sessions/devices', { devices: [] })
    .on('GET /api/v2/sessions/methods', tanet)

async function fillIn(user: ReturnType<typeof openApplication>['user'], email: string) {
  await user.type(await screen.findByLabelText(/^電子郵件/), email)
  await user.type(screen.getByLabelText(/^密碼/), 'keep-on-walking')
  await user.type(screen.getByLabelText(/^再輸入一次密碼/), 'keep-on-walking')
  await user.click(screen.getByRole('button', { name: '儲存' }))
}

describe('adding an e-mail and a password', () => {
  it('begins in my account, where there is none, and says where the mail went', async () => {
    const server = myServer().on('POST /api/v2/sessions/methods/email', { result: 'mailed', email: 'rain@home.test' })
    const { user, at } = openApplication('/account')
    const ways = await screen.findByRole('region', { name: '登入方式' })
    await user.click(await within(ways).findByRole('link', { name: '新增' }))
    await waitFor(() => expect(at()).toBe('/user/add-email'))
    await fillIn(user, 'rain@home.test')
    expect(await screen.findByText(/信寄到 rain@home.test 了/)).toBeVisible()
    expect(server.received('POST /api/v2/sessions/methods/email')[0]?.body).toEqual({
      email: 'rain@home.test',
      password: expect.stringMatching(/^[0-9a-f]{64}$/),
      locale: 'tw',
    })
  })

  it('says so beside the field where the address is somebody else’s, and keeps what was typed', async () => {
    myServer().on('POST /api/v2/sessions/methods/email', refuse(409, { code: 'ACCOUNT_EXISTS' }))
    const { user } = openApplication('/user/add-email')
    await fillIn(user, 'rain@home.test')
    expect(await screen.findByText(/這個電子郵件有人用了/)).toBeVisible()
    expect(screen.getByLabelText(/^電子郵件/)).toHaveValue('rain@home.test')
  })
})

describe('the mailed link', () => {
  const read = { purpose: 'address', email: 'rain@home.test', state: 'valid' } as const

  it('adds the address and goes to my account', async () => {
    myServer()
      .on('GET /api/v2/sessions/email', read)
      .on('POST /api/v2/sessions/email', { result: 'address_added', user: null })
    const { at } = openApplication('/verification/the-token')
    expect(await screen.findByText('加好了，以後也能用電子郵件和密碼登入')).toBeVisible()
    expect(at()).toBe('/account')
  })

  it('asks who is not signed in to log in first, and comes back', async () => {
    guestServer()
      .on('GET /api/v2/sessions/email', read)
      .on('POST /api/v2/sessions/email', refuse(403, { code: 'LINK_OF_OTHER_ACCOUNT' }))
    openApplication('/verification/the-token')
    expect(await screen.findByText(/請先登入那個帳號/)).toBeVisible()
    expect(screen.getByRole('link', { name: '登入後繼續' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fverification%2Fthe-token',
    )
  })

  it('that has expired leads to the form', async () => {
    myServer().on('GET /api/v2/sessions/email', { ...read, state: 'expired' })
    openApplication('/verification/the-token')
    expect(await screen.findByRole('link', { name: '再填一次' })).toHaveAttribute('href', '/user/add-email')
  })
})

describe('who leaves school', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-20T04:00:00Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
    localStorage.clear()
  })

  it('is asked for an e-mail, and again a week after it was put off', async () => {
    myServer()
    const first = openApplication('/account')
    const card = await screen.findByRole('region', { name: '畢業之後，也把紀錄帶著走' })
    expect(within(card).getByRole('link', { name: '加上信箱和密碼' })).toHaveAttribute('href', '/user/add-email')
    await first.user.click(within(card).getByRole('button', { name: '下週再說' }))
    expect(card).not.toBeInTheDocument()
    vi.setSystemTime(Date.now() + durations.week)
    openApplication('/account')
    expect(await screen.findByRole('region', { name: '畢業之後，也把紀錄帶著走' })).toBeVisible()
  })

  it('is asked at home, too', async () => {
    const credential = {
      method: 'tanet' as const,
      isDefaultPassword: false,
      passwordGivenAs: null,
      isMd5: false,
      updatedAt: '2026-09-01T00:00:00Z',
    }
    writersServer()
      .on('GET /api/v2/users/current', { ...pupil, credential })
      .on('GET /api/v2/sessions/methods', tanet)
    openApplication('/portfolio')
    const card = await screen.findByRole('region', { name: '畢業之後，也把紀錄帶著走' })
    expect(within(card).getByRole('link', { name: '加上信箱和密碼' })).toBeVisible()
  })
})
