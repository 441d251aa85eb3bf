import type { AskedConsent } from '@learntrail/contract/prizes/consents'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeFaces } from '../../../testing/describe-faces.ts'
import { refuse } from '../../../testing/fake-server.ts'
import { guestServer, openApplication } from '../../../testing/open-application.tsx'

const token = 'x'.repeat(43)
const address = `/rewards/consent/${token}`
const reads = 'POST /api/v2/rewards/consent'
const answers = 'POST /api/v2/rewards/consent/answer'

const asked: AskedConsent = {
  childName: '林小雨',
  points: 300,
  at: '2026-11-28T04:00:00.000Z',
  expiresAt: '2026-12-12T04:00:00.000Z',
  prize: { name: '圖書禮券', description: '可以在書店用。', picture: null, way: 'posted', pickUp: '' },
  details: { recipient: '林小雨', address: '市府路 1 號', phone: null, signature: { typed: '林小雨簽' } },
  hasIdImages: false,
  answer: null,
}

const open = (change: Partial<AskedConsent> = {}) => {
  const server = guestServer()
    .on(reads, { ...asked, ...change })
    .on(answers, ({ body }) => ({ ...asked, answer: (body as { answer: 'agreed' | 'refused' }).answer }))
  return { server, ...openApplication(address) }
}

test('a guardian without an account reads whose child applies for what, and what is sent', async () => {
  const { server } = open()
  expect(await screen.findByText('您同意林小雨申請這個獎品嗎？')).toBeVisible()
  expect(screen.getByText('圖書禮券')).toBeVisible()
  expect(screen.getByText('300 點')).toBeVisible()
  const sent = within(screen.getByRole('region', { name: '會送出的資料' }))
  expect(sent.getByText('市府路 1 號')).toBeVisible()
  expect(sent.getByText('林小雨簽')).toBeVisible()
  expect(sent.queryByText('聯絡電話')).not.toBeInTheDocument()
  expect(server.received(answers)).toEqual([])
})

test('one press agrees, and it is thanked for', async () => {
  const { server, user } = open()
  await user.click(await screen.findByRole('button', { name: '同意' }))
  expect(await screen.findByText('謝謝您，已經同意了')).toBeVisible()
  expect(server.received(answers).map(({ body }) => body)).toEqual([{ token, answer: 'agreed' }])
})

test('a no is asked about once more', async () => {
  const { server, user } = open()
  await user.click(await screen.findByRole('button', { name: '不同意' }))
  expect(server.received(answers)).toEqual([])
  const dialog = within(screen.getByRole('dialog', { name: '不同意這次申請嗎？' }))
  await user.click(dialog.getByRole('button', { name: '不同意' }))
  expect(await screen.findByText('謝謝您，已經回覆不同意')).toBeVisible()
  expect(server.received(answers)[0]?.body).toEqual({ token, answer: 'refused' })
})

test('what was answered stays answered', async () => {
  open({ answer: 'agreed' })
  expect(await screen.findByText('謝謝您，已經同意了')).toBeVisible()
  expect(screen.queryByRole('button', { name: '同意' })).not.toBeInTheDocument()
})

test('an answer that fails says why, and can be given again', async () => {
  const { server, user } = open()
  server.on(answers, refuse(409, { code: 'APPLICATION_CHANGED' }))
  await user.click(await screen.findByRole('button', { name: '同意' }))
  expect(await screen.findByText(/這筆申請剛剛有了變化/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: '同意' })).toBeEnabled())
})

test('a link that is over says what to do', async () => {
  guestServer().on(reads, refuse(404, { code: 'CONSENT_OVER' }))
  openApplication(address)
  expect(await screen.findByText('這個連結已經失效')).toBeVisible()
})

describeFaces({
  path: address,
  server: () => guestServer().on(reads, asked),
  reads,
  loaded: () => screen.getByText('圖書禮券'),
})
