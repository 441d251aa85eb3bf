import type { ScreenPath } from '@learntrail/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { configure, getConfig, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../api/call.ts'
import { isProblem } from '../api/problem.ts'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { FailedState } from '../ui/states/failed-state.tsx'
import { WaitingLines } from '../ui/states/waiting-lines.tsx'
import { describeFaces, expectEmpty, expectKeptAfterFailures, expectRefused, type Faces } from './describe-faces.ts'
import { fakeServer } from './fake-server.ts'
import { guest } from './people.ts'

const read = 'GET /api/v2/stream/new'
const path = '/stones' as string as ScreenPath
const serverWith = (count: number) =>
  fakeServer()
    .on('GET /api/v2/users/current', guest)
    .on('GET /api/v2/assistant/greeting', { isOn: false, followUpQuestions: [] })
    .on(read, { count, hasSources: false })
const empty = { server: () => serverWith(0), says: '沒有石頭' }

/** The faces of a screen at an address of its own. */
const facesOf = (Stones: () => React.ReactNode): Faces => ({
  path,
  server: () => serverWith(3),
  reads: read,
  loaded: () => screen.getByText('3 顆石頭'),
  empty,
  features: [
    { name: 'stones', screens: async () => [{ path, frame: 'public', lazy: async () => ({ Component: Stones }) }] },
  ],
})

const useStones = () => useQuery({ queryKey: ['stones'], queryFn: () => call(read, { query: {} }) })
const Count = ({ count = 0 }: { count?: number }) =>
  count === 0 ? <EmptyState title="沒有石頭" /> : <p>{`${count} 顆石頭`}</p>

function GoodStones() {
  const query = useStones()
  return query.data ? <Count count={query.data.count} /> : <WaitingLines query={query} />
}

function NoWaiting() {
  const query = useStones()
  if (query.error) return <FailedState error={query.error} onRetry={query.refetch} />
  return <p>{query.data ? `${query.data.count} 顆石頭` : ''}</p>
}

function NoFailure() {
  const query = useStones()
  return query.data ? <Count count={query.data.count} /> : <WaitingLines query={{ ...query, isPending: true }} />
}

function DeadRetry() {
  const query = useStones()
  const dead = { ...query, refetch: () => undefined }
  return query.data ? <Count count={query.data.count} /> : <WaitingLines query={dead} />
}

function NoRefusal() {
  const query = useStones()
  const isRefused = isProblem(query.error, 'NO_PERMISSION')
  return query.data ? <Count count={query.data.count} /> : <WaitingLines query={{ ...query, isPending: isRefused }} />
}

function Forgetful() {
  const query = useStones()
  return query.data && !query.error ? <Count count={query.data.count} /> : <WaitingLines query={query} />
}

describeFaces(facesOf(GoodStones))

describe('a screen', () => {
  const { asyncUtilTimeout } = getConfig()
  beforeEach(() => configure({ asyncUtilTimeout: 300 }))
  afterEach(() => configure({ asyncUtilTimeout }))

  const noWaiting = facesOf(NoWaiting)
  const noFailure = facesOf(NoFailure)
  const deadRetry = facesOf(DeadRetry)
  const noRefusal = facesOf(NoRefusal)
  const forgetful = facesOf(Forgetful)

  it('that does not say that it waits is found', () =>
    expect(expectKeptAfterFailures(noWaiting, read)).rejects.toThrow())
  it('that waits forever is found', () => expect(expectKeptAfterFailures(noFailure, read)).rejects.toThrow())
  it('whose retry does nothing is found', () => expect(expectKeptAfterFailures(deadRetry, read)).rejects.toThrow())
  it('that waits forever once it is refused is found', () =>
    expect(expectKeptAfterFailures(noRefusal, read)).rejects.toThrow())
  it('that loses what it shows when a later read fails is found', () =>
    expect(expectKeptAfterFailures(forgetful, read)).rejects.toThrow())
  it('that does not say that it is refused is found', () =>
    expect(expectRefused(noFailure, read, { status: 403, code: 'NO_PERMISSION' })).rejects.toThrow())
  it('that lists nothing without a word is found', () => expect(expectEmpty(noWaiting, empty)).rejects.toThrow())
})
