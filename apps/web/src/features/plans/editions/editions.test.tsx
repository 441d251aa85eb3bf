import type { PlanEdition, PlanEditions } from '@learntrail/contract/plans/editions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { aFile } from '../../posts/posts.fixture.ts'
import { anOthersPlan, aPlan, planId, planServer } from '../plans.fixture.ts'

const address = `/sdl/view-project-pdf/${planId}`
const path = '/api/v2/sdl-service/projects/:id/editions'

const anEdition = (change: Partial<PlanEdition> = {}): PlanEdition => ({
  number: 1,
  state: 'done',
  failure: null,
  sealedAt: '2026-11-20T08:00:00.000Z',
  code: 'ABCD2345EFGH6789',
  hash: 'a'.repeat(64),
  lessons: 18,
  documents: [
    { look: 'form', pages: 3, file: aFile({ name: 'form.pdf' }) },
    { look: 'designed', pages: 5, file: aFile({ name: 'designed.pdf' }) },
  ],
  ...change,
})
const told = (change: Partial<PlanEditions> = {}): PlanEditions => ({
  editions: [],
  isChanged: false,
  showsOwner: true,
  lacks: [],
  canSeal: true,
  ...change,
})

const serve = (editions: PlanEditions, plan = aPlan({ stage: 'finished' })) =>
  planServer(plan).on(`GET ${path}`, editions)
const save = () => screen.getByRole('link', { name: '下載 PDF' })
const card = async () => within(await screen.findByRole('region', { name: '定稿' }))

describe('the PDF of a plan', () => {
  it('is the form or the designed one', async () => {
    planServer()
    const { user, at } = openApplication(address)
    expect(await screen.findByRole('link', { name: '下載 PDF' })).toHaveAttribute(
      'href',
      expect.stringContaining('look=form'),
    )
    await user.click(screen.getByRole('button', { name: '展示版' }))
    await waitFor(() => expect(save()).toHaveAttribute('href', expect.stringContaining('look=designed')))
    expect(at()).toContain('look=designed')
    expect(screen.queryByRole('region', { name: '定稿' })).toBeNull()
  })
})

describe('a finished plan', () => {
  it('is sealed, with or without my name on the page that confirms it', async () => {
    const making = anEdition({ state: 'making', documents: [] })
    const server = serve(told()).on(`POST ${path}`, told({ editions: [making] }))
    const { user } = openApplication(address)
    await user.click((await card()).getByRole('checkbox', { name: '確認頁寫出我的名字和學校' }))
    await user.click((await card()).getByRole('button', { name: '定稿' }))
    expect(await screen.findByText(/正在做定稿的 PDF/)).toBeVisible()
    expect(server.received(`POST ${path}`)[0]?.body).toEqual({ showsOwner: false })
    expect(screen.queryByRole('button', { name: '定稿' })).toBeNull()
  })

  it('says what is missing before that', async () => {
    serve(told({ lacks: ['finished', 'certified'] }))
    openApplication(address)
    expect((await card()).getByText('指導老師還沒認證成果')).toBeVisible()
    expect((await card()).getByRole('link', { name: '去看成果' })).toBeVisible()
    expect((await card()).queryByRole('button', { name: '定稿' })).toBeNull()
  })

  it('that could not be sealed says why, and is tried again', async () => {
    const failed = anEdition({ state: 'failed', failure: 'storage_full', documents: [] })
    serve(told({ editions: [failed] })).on(`POST ${path}`, refuse(409, { code: 'PLAN_NOT_SEALABLE' }))
    const { user } = openApplication(address)
    expect(await screen.findByText(/儲存空間滿了，放不下定稿/)).toBeVisible()
    await user.click((await card()).getByRole('button', { name: '再試一次' }))
    expect(await screen.findByText(/這份計畫還不能定稿/)).toBeVisible()
  })
})

describe('a sealed plan', () => {
  it('has its documents, and the code that confirms them', async () => {
    serve(told({ editions: [anEdition()] }))
    openApplication(address)
    expect((await card()).getByRole('link', { name: 'ABCD 2345 EFGH 6789' })).toHaveAttribute(
      'href',
      '/confirm/ABCD2345EFGH6789',
    )
    expect((await card()).getByRole('link', { name: /展示版.*5 頁/ })).toBeVisible()
    expect((await card()).queryByRole('button', { name: /定稿/ })).toBeNull()
    expect(screen.queryByRole('button', { name: '現在的內容' })).toBeNull()
  })

  it('that has changed since says of which day the PDF is, and is shown as it is now', async () => {
    serve(told({ editions: [anEdition()], isChanged: true }))
    const { user } = openApplication(address)
    expect(await screen.findByText(/下載到的是 2026 年 11 月 20 日/)).toBeVisible()
    expect((await card()).getByRole('button', { name: '再定稿一次' })).toBeVisible()
    expect(save()).toHaveAttribute('href', expect.stringContaining('of=sealed'))
    await user.click(screen.getByRole('button', { name: '現在的內容' }))
    await waitFor(() => expect(save()).toHaveAttribute('href', expect.stringContaining('of=now')))
  })

  it('is read by an adviser, who does not seal it', async () => {
    serve(told({ editions: [anEdition()], canSeal: false }), anOthersPlan({ part: 'signer', stage: 'finished' }))
    openApplication(address)
    expect((await card()).getByText('第 1 版')).toBeVisible()
    expect((await card()).queryByRole('checkbox')).toBeNull()
  })
})

describeFaces({
  path: address,
  server: planServer,
  reads: 'GET /api/v2/sdl-service/projects/:id',
  loaded: () => screen.getByRole('link', { name: '下載 PDF' }),
  refused: [{ status: 404, code: 'PLAN_NOT_FOUND', says: '看不到這份計畫' }],
})
