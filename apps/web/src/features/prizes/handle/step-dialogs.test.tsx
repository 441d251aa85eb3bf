import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refuse } from '../../../testing/fake-server.ts'
import { openApplication } from '../../../testing/open-application.tsx'
import { consoleServer } from '../../console/console.fixture.ts'
import { applicationId, handledOf } from '../prizes.fixture.ts'

const reads = 'GET /api/v2/admin/rewards/applications/:id'
const steps = 'POST /api/v2/admin/rewards/applications/:id/steps'

describe('what staff type for a step', () => {
  it('stays where it failed, and is sent again', async () => {
    const server = consoleServer()
      .on(reads, handledOf())
      .on(steps, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const { user } = openApplication(`/admin/prize-applications/${applicationId}`)
    await user.click(await screen.findByRole('button', { name: '不通過' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: '原因' }), '地址少了縣市')
    await user.click(dialog.getByRole('button', { name: '不通過' }))
    expect(await dialog.findByText('系統正在維護或重新啟動，請稍後再試。')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: '原因' })).toHaveValue('地址少了縣市')
    server.on(steps, handledOf({ state: 'auditFailed', reason: '地址少了縣市' }))
    await user.click(dialog.getByRole('button', { name: '不通過' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(server.received(steps)).toHaveLength(2)
  })

  it('goes with the step that somebody else has taken, which is said', async () => {
    const server = consoleServer().on(reads, handledOf())
    server.on(steps, () => {
      server.on(reads, handledOf({ state: 'cancelled' }))
      return refuse(409, { code: 'APPLICATION_CHANGED' })
    })
    const { user } = openApplication(`/admin/prize-applications/${applicationId}`)
    await user.click(await screen.findByRole('button', { name: '不通過' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: '原因' }), '地址少了縣市')
    await user.click(dialog.getByRole('button', { name: '不通過' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByText(/這筆申請剛剛有了變化/)).toBeVisible()
    expect(screen.getByText('這筆申請已經結束，沒有下一步。')).toBeVisible()
  })
})
