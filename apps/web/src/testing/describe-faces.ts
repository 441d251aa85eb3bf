import type { ErrorCode } from '@learntrail/contract/errors'
import { notifyManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CallName } from '../api/call.ts'
import type { features as allFeatures } from '../app/features.ts'
import { i18n } from '../i18n/i18n.ts'
import { type fakeServer, refuse } from './fake-server.ts'
import { openApplication } from './open-application.tsx'

type FakeServer = ReturnType<typeof fakeServer>
type Words = string | RegExp

export interface Faces {
  /** Address of the screen. */
  path: string
  /** A server that answers every call of the screen. */
  server: () => FakeServer
  /** The calls without which the screen has nothing to show. */
  reads: CallName | readonly CallName[]
  /** Returns an element that only the loaded screen has; throws without it. */
  loaded: () => HTMLElement
  /** A server on which there is nothing to list, and what the screen then says. */
  empty?: { server: () => FakeServer; says: Words }
  /** Refusals for which the screen has words of its own; without them it has the general ones and a retry. */
  refused?: readonly Refusal[]
  /** The features of the application; all of them unless a test brings its own. */
  features?: typeof allFeatures
}

interface Refusal {
  status: 401 | 403 | 404 | 409 | 410
  code: ErrorCode
  says?: Words
}

const text = (key: 'loading' | 'retry' | 'failedTitle' | 'refusedTitle') => i18n.t(key)
const loading = () => screen.queryAllByRole('status', { name: text('loading') })

/**
 * States of the screen at its real address that it waits, fails, is refused, and loads again, keeps what it shows when a
 * later read fails, and has nothing to show.
 */
export function describeFaces(faces: Faces) {
  const { path, reads, empty, refused = [] } = faces
  describe(`the screen at ${path}`, () => {
    for (const read of typeof reads === 'string' ? [reads] : reads) {
      it(`waits for ${read}, says that it failed, loads it again, and keeps it`, () =>
        expectKeptAfterFailures(faces, read))
      for (const refusal of refused)
        it(`says that ${read} was refused: ${refusal.code}`, () => expectRefused(faces, read, refusal))
    }
    if (empty) it('says that there is nothing', () => expectEmpty(faces, empty))
  })
}

export async function expectKeptAfterFailures(faces: Faces, read: CallName) {
  const { path, server: start, loaded, refused, features } = faces
  const server = start()
  const answer = server.replyTo(read)
  const failure = refuse(500, { code: 'INTERNAL_ERROR' })
  const failing = Promise.withResolvers<typeof failure>()
  server.on(read, (() => failing.promise) as never)
  const { user, queryClient } = openApplication(path, features)
  const retry = async (title: string) => {
    const [said] = await screen.findAllByText(title)
    const alert = said?.closest('[role=alert]') as HTMLElement
    await user.click(within(alert).getByRole('button', { name: text('retry') }))
  }
  await waitFor(() => expect(server.received(read)).not.toHaveLength(0))
  await waitFor(() => expect(loading()).not.toHaveLength(0))
  expect(screen.queryByText(text('failedTitle'))).not.toBeInTheDocument()
  expect(loaded).toThrow()

  failing.resolve(failure)
  // Refusals for which the screen has words of its own are opened afresh.
  if (refused === undefined) {
    server.on(read, refuse(403, { code: 'NO_PERMISSION' }))
    await retry(text('failedTitle'))
  }
  server.on(read, answer as never)
  await retry(text(refused === undefined ? 'refusedTitle' : 'failedTitle'))
  await waitFor(() => expect(loaded()).toBeInTheDocument())
  expect(screen.queryByText(text('failedTitle'))).not.toBeInTheDocument()

  server.on(read, failure as never)
  await act(async () => {
    await queryClient.refetchQueries({ type: 'active' })
    await new Promise<void>((told) => notifyManager.schedule(told))
  })
  expect(loaded()).toBeInTheDocument()
  expect(screen.queryByText(text('failedTitle'))).not.toBeInTheDocument()
}

export async function expectRefused({ path, server, loaded, features }: Faces, read: CallName, refusal: Refusal) {
  server().on(read, refuse(refusal.status, { code: refusal.code }))
  openApplication(path, features)
  expect(await screen.findAllByText(refusal.says ?? text('refusedTitle'))).not.toHaveLength(0)
  await waitFor(() => expect(loading()).toHaveLength(0))
  expect(loaded).toThrow()
}

export async function expectEmpty({ path, features }: Faces, { server, says }: NonNullable<Faces['empty']>) {
  server()
  openApplication(path, features)
  expect(await screen.findByText(says)).toBeInTheDocument()
  await waitFor(() => expect(loading()).toHaveLength(0))
  expect(screen.queryByText(text('failedTitle'))).not.toBeInTheDocument()
}
