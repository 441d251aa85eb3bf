import type { Guide } from '@learntrail/contract/guides/guides'
import { guideLimits } from '@learntrail/contract/guides/limits'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeServer, refuse } from '../../testing/fake-server.ts'
import { type GuideSession, openGuide } from './guide-session.ts'
import { emptyWriting } from './guide-writing.ts'

const account = '019a0000-0000-7000-8000-000000000001'
const save = 'PUT /api/v2/guide/guide-portfolio'
const guide: Guide = {
  ...emptyWriting,
  kind: 'learning_records',
  revision: '019a0000-0000-7000-8000-0000000000aa',
  updatedAt: '2026-11-18T08:00:00.000Z',
}

let opened: GuideSession[] = []
const open = (server: Guide | null) => {
  const session = openGuide(account, 'learning_records', server)
  opened.push(session)
  return session
}

afterEach(() => {
  for (const session of opened) session.close()
  opened = []
})

describe('a guide', () => {
  it('is published under one id for every try, also in a new tab, and takes a new one after the publication', async () => {
    fakeServer().on('DELETE /api/v2/guide/guide-portfolio', { ok: true })
    const session = open(null)
    const first = session.send()
    expect(first.isRetry).toBe(false)
    expect(session.send()).toEqual({ clientId: first.clientId, isRetry: true })
    session.close()
    expect(open(null).send()).toEqual({ clientId: first.clientId, isRetry: true })

    await session.finish()
    const next = open(null).send()
    expect(next.isRetry).toBe(false)
    expect(next.clientId).not.toBe(first.clientId)
  })

  it('that was closed unsaved comes back, with what another device wrote since', async () => {
    const server = fakeServer().on(save, refuse(503, { code: 'SERVICE_UNAVAILABLE' }))
    const before = open({ ...guide, answers: { did: '一' } })
    before.change({ answers: { did: '一二' } })
    before.close()
    await waitFor(() => expect(server.received(save)).toHaveLength(1))

    const now = {
      ...guide,
      revision: '019a0000-0000-7000-8000-0000000000bb',
      answers: { did: '一', why: '另一台寫的' },
    }
    server.on(save, ({ body }) => ({ ...now, ...(body as Partial<Guide>) }))
    const after = open(now)
    await waitFor(() => expect(after.read()).toMatchObject({ isRestored: true, saved: 'server' }))
    expect(after.read().writing.answers).toEqual({ did: '一二', why: '另一台寫的' })
    expect(server.received(save).at(-1)?.body).toMatchObject({
      base: now.revision,
      answers: after.read().writing.answers,
    })
  })

  it('shows what of another device did not fit', async () => {
    const full = '字'.repeat(guideLimits.answer)
    const theirs = { ...guide, revision: '019a0000-0000-7000-8000-0000000000bb', answers: { did: '另一台的' } }
    const server = fakeServer()
      .on('GET /api/v2/guide/guide-portfolio', { items: [theirs] })
      .on(save, ({ body }) =>
        (body as { base: string }).base === theirs.revision ? theirs : refuse(409, { code: 'GUIDE_CHANGED' }),
      )
    const session = open(guide)
    session.change({ answers: { did: full } })
    await waitFor(() => expect(session.read()).toMatchObject({ left: ['另一台的'], saved: 'server' }))
    expect(server.received(save).at(-1)?.body).toMatchObject({ answers: { did: full } })
  })
})
