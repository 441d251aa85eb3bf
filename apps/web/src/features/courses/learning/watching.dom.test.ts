import type { WatchingReport } from '@learntrail/contract/courses/learning'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Span } from '@learntrail/contract/courses/seen'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { aRecord, learningCalls, resourceIds } from './learning.fixture.ts'
import { createWatching, type Watching } from './watching.ts'

const [film = ''] = resourceIds
const whole: [number, number] = [0, 600]
const record = () => {
  const { pieces, ...others } = aRecord()
  return {
    ...others,
    pieces: pieces
      .filter(({ pieceId }) => pieceId === film)
      .map((piece) => ({ ...piece, seconds: 600, seen: [whole] })),
  }
}

let watching: Watching
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  watching.close()
  vi.useRealTimers()
})

it('parts watched again that one report has no room for go with the next, and are sent once', async () => {
  const server = fakeServer().on(learningCalls.watch, record)
  const { pieces, lastUnitId } = record()
  watching = createWatching({ accountId: 'me', courseId: 'course', pieces, onRecord: () => undefined })
  watching.open(lastUnitId ?? '')
  watching.start()
  const spans = Array.from({ length: courseLimits.reportedSpans + 10 }, (_, at): Span => [at * 10, at * 10 + 5])
  watching.ran(film, spans, 595)
  await vi.advanceTimersByTimeAsync(3 * courseLimits.reportEvery * 1_000)
  const sent = server.received(learningCalls.watch).flatMap(({ body }) => (body as WatchingReport).pieces)
  expect(sent.map(({ again }) => again?.length)).toEqual([courseLimits.reportedSpans, 10])
  expect(sent.flatMap(({ again }) => again)).toEqual(spans)
})
