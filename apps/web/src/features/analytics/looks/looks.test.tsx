import type { FigureLook } from '@learntrail/contract/analytics/people'
import type { Guardian } from '@learntrail/contract/guardians/guardians'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'
import { student } from '../../../testing/people.ts'
import { calls, schoolId } from '../analytics.fixture.ts'

const look = (id: string, change: Partial<FigureLook> = {}): FigureLook => ({
  id,
  at: '2026-11-18T02:00:00.000Z',
  school: { id: schoolId, name: '望海高中' },
  measure: 'records',
  reader: { id: 'r', displayName: '陳主任', avatar: null, isDeleted: false },
  ...change,
})
const server = () => guestServer().on('GET /api/v2/users/current', student)
const address = '/user/figure-looks'

describe('who looked at my figures', () => {
  it('is listed with what was looked at and when; whose account is gone has no name', async () => {
    server().on(calls.looks, {
      items: [look('1'), look('2', { measure: 'readiness', reader: null })],
      nextCursor: null,
    })
    openApplication(address)
    expect(await screen.findByText(/陳主任.*看了「學習紀錄」的名單/)).toBeInTheDocument()
    expect(screen.getByText(/已離開的老師.*看了「上傳準備」的名單/)).toBeInTheDocument()
    expect(screen.getAllByText(/望海高中.*11 月 18 日/)).toHaveLength(2)
  })

  it('is nobody, mostly', async () => {
    server().on(calls.looks, { items: [], nextCursor: null })
    openApplication(address)
    expect(await screen.findByText('還沒有人看過')).toBeInTheDocument()
  })

  it('can be asked again where it could not be loaded', async () => {
    server().on(calls.looks, refuse(500, { code: 'INTERNAL_ERROR' }))
    openApplication(address)
    expect(await screen.findByRole('button', { name: '再試一次' })).toBeInTheDocument()
  })

  it('is reached from my account', async () => {
    server().on('GET /api/v2/sessions/devices', { devices: [] })
    openApplication('/account')
    expect(await screen.findByRole('link', { name: '誰看過我的數據' })).toHaveAttribute('href', address)
  })
})

describe('on the page of a child', () => {
  const childId = '019e0000-0000-7000-8000-0000000000c1'
  const guardian: Guardian = {
    id: childId,
    name: '林大明',
    email: 'a@example.test',
    isEmailConfirmed: true,
    isWeekly: false,
    mailsBulletins: true,
    locale: 'tw',
    hasAccount: false,
    account: null,
    children: [{ id: childId, name: '林小雨', relation: 'father', groups: [] }],
  }
  const childServer = () =>
    guestServer()
      .on('GET /api/v2/guardian', guardian)
      .on('GET /api/v2/guardian/children/:childId/bulletins', { items: [], nextCursor: null })
      .on('GET /api/v2/guardian/children/:childId/plans', { items: [], nextCursor: null })

  it('a guardian sees who looked at the figures of the child', async () => {
    childServer().on(calls.looksAtChild, { items: [look('1')], nextCursor: null })
    openApplication(`/guardian/child/${childId}`)
    const part = await screen.findByRole('region', { name: '誰看過林小雨的數據' })
    expect(within(part).getByText(/陳主任.*看了「學習紀錄」的名單/)).toBeInTheDocument()
  })

  it('nothing is said where nobody did', async () => {
    childServer().on(calls.looksAtChild, { items: [], nextCursor: null })
    openApplication(`/guardian/child/${childId}`)
    await screen.findByRole('heading', { name: '林小雨' })
    expect(screen.queryByRole('region', { name: '誰看過林小雨的數據' })).not.toBeInTheDocument()
  })
})

describeFaces({
  path: address,
  server: () => server().on(calls.looks, { items: [look('1')], nextCursor: null }),
  reads: calls.looks,
  loaded: () => screen.getByText(/陳主任.*看了「學習紀錄」的名單/),
  empty: { server: () => server().on(calls.looks, { items: [], nextCursor: null }), says: '還沒有人看過' },
})
