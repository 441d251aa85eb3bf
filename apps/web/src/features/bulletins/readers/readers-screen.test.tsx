import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import {
  bulletinFor,
  bulletinId,
  bulletinServer,
  hai,
  inHours,
  numbersOf,
  readerPage,
  reading,
} from '../bulletins.fixture.ts'

const address = `/user/bulletin/${bulletinId}/readers`
const reminding = 'POST /api/v2/portfolios/bulletins/:id/remind'

describe('who has read a bulletin', () => {
  it('is told by name, narrowed by pressing a number', async () => {
    const server = bulletinServer(bulletinFor('administrator'), 'administrator').on(
      'GET /api/v2/portfolios/bulletins/:id/readers',
      ({ query }) => {
        const page = readerPage()
        return query.get('filter') === 'unread' ? { ...page, items: page.items.slice(1) } : page
      },
    )
    const { user } = openApplication(address)
    const list = within(await screen.findByRole('list', { name: '誰看過公告' }))
    expect(list.getByText('阿海')).toBeInTheDocument()
    expect(list.getByText('座號 7')).toBeInTheDocument()
    expect(list.getByText('還沒看')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /簽名/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '還沒看 1' }))
    await waitFor(() => expect(screen.queryByText('阿海')).not.toBeInTheDocument())
    expect(await screen.findByText('小晴')).toBeInTheDocument()
    expect(server.received('GET /api/v2/portfolios/bulletins/:id/readers').at(-1)?.query.get('filter')).toBe('unread')
  })

  it('names who signed, and for whom, and below which words', async () => {
    const signed = { readAt: inHours(-2), signedAt: inHours(-1), signedBy: '林爸爸', signedAs: 'guardian' as const }
    const items = [{ person: hai, memberNumber: '', hasGuardian: false, ...reading({ ...signed, isFormer: true }) }]
    bulletinServer(bulletinFor('administrator', { needsSignature: true }), 'administrator').on(
      'GET /api/v2/portfolios/bulletins/:id/readers',
      readerPage({ items, counts: numbersOf(1, 1, 1) }),
    )
    openApplication(address)
    expect(await screen.findByText(/林爸爸 在 .* 簽名（學生代填） · 簽的是改過之前的內容/)).toBeInTheDocument()
    expect(screen.getByText('大家都看過，也簽名了。')).toBeInTheDocument()
  })

  it('says by which way a guardian signed, and takes paper for the others', async () => {
    const guardian = {
      name: '林先生',
      relation: 'father' as const,
      way: 'link' as const,
      signedAt: inHours(0),
      isFormer: false,
      photo: null,
      enteredBy: null,
    }
    const entering = 'PUT /api/v2/portfolios/bulletins/:id/readers/:personId/paper'
    const [first, second] = readerPage().items
    const items = [{ ...first, guardian }, second] as ReturnType<typeof readerPage>['items']
    const counts = { ...numbersOf(2, 1, 1), byGuardian: 1, withoutGuardian: 1 }
    const server = bulletinServer(bulletinFor('administrator', { needsGuardian: true }), 'administrator')
      .on('GET /api/v2/portfolios/bulletins/:id/readers', readerPage({ items, counts }))
      .on(entering, { ok: true })
    const { user } = openApplication(address)
    expect(await screen.findByText(/父親 林先生 用連結在 .* 簽名/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '家長簽了 1' })).toBeInTheDocument()
    expect(screen.getByText(/家長還沒加入/, { selector: 'small *' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '登記紙本：小晴' }))
    await user.type(await screen.findByRole('textbox', { name: '家長姓名' }), '李媽媽')
    await user.click(screen.getByRole('button', { name: '登記' }))
    expect(await screen.findByText('已登記紙本簽名')).toBeInTheDocument()
    expect(server.received(entering)[0]?.body).toEqual({ name: '李媽媽', relation: null, fileId: null })
  })

  it('reminds the others once, and says from when on again', async () => {
    const server = bulletinServer(bulletinFor('administrator'), 'administrator')
      .on('GET /api/v2/portfolios/bulletins/:id/readers', readerPage())
      .on(reminding, () => {
        const when = { remindedAt: inHours(0), remindableAt: inHours(24) }
        server.on('GET /api/v2/portfolios/bulletins/:id/readers', readerPage(when))
        return { ...when, told: 1, guardians: 0 }
      })
    const { user } = openApplication(address)
    await user.click(await screen.findByRole('button', { name: '提醒' }))
    expect(await screen.findByText(/以後可以再提醒/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '提醒' })).toBeDisabled()
    expect(server.received(reminding)).toHaveLength(1)
  })

  it('is for those who lead the group', async () => {
    const server = bulletinServer(bulletinFor('member', { mine: reading({ readAt: inHours(-1) }) }))
    openApplication(address)
    expect(await screen.findByText('只有管理員看得到名單')).toBeInTheDocument()
    expect(server.received('GET /api/v2/portfolios/bulletins/:id/readers')).toHaveLength(0)
  })
})

describeFaces({
  path: address,
  server: () =>
    bulletinServer(bulletinFor('administrator'), 'administrator').on(
      'GET /api/v2/portfolios/bulletins/:id/readers',
      readerPage(),
    ),
  reads: ['GET /api/v2/portfolios/bulletins/:id', 'GET /api/v2/portfolios/bulletins/:id/readers'],
  loaded: () => screen.getByText('小晴'),
})
