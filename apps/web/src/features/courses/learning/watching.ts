import type { LearningRecord, PieceRecord } from '@learntrail/contract/courses/learning'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { joined, type Span, without } from '@learntrail/contract/courses/seen'
import { isProblem } from '../../../api/problem.ts'
import { atMostEvery } from '../../../saving/at-most-every.ts'
import { createDeviceCopy } from '../../../saving/device-copy.ts'
import { watchPage } from '../../../saving/page-watch.ts'
import { createWatched } from '../../../saving/watched.ts'
import { reportWatching } from '../api/learning.ts'

interface Seen {
  seen: Span[]
  again: Span[]
  position: number
}

interface Kept {
  unitId: string
  pieces: Record<string, Seen>
}

interface Options {
  accountId: string
  courseId: string
  pieces: readonly PieceRecord[]
  onRecord: (record: LearningRecord) => void
}

/** Shortest time between two copies to the device, in milliseconds. */
const copyEveryMs = 2_000

export type Watching = ReturnType<typeof createWatching>

/**
 * Reports what a learner watches, every `courseLimits.reportEvery` seconds and when the page is left. What cannot be
 * sent is kept on the device and sent later. The server only ever adds seconds, so neither repetition nor order
 * matters.
 */
export function createWatching({ accountId, courseId, pieces, onRecord }: Options) {
  const copy = createDeviceCopy<Kept>(`watching.${accountId}.${courseId}`)
  const { read, subscribe, show } = createWatched({ isOnDevice: false })
  const known = new Map(pieces.map(({ pieceId, seen }) => [pieceId, joined(seen)]))
  const waiting = new Map<string, Seen>()
  let unitId = ''
  let isMoved = false
  let isSending = false
  let isOver = false
  let timer: ReturnType<typeof setInterval> | undefined
  let endWatch: (() => void) | undefined
  const keep = atMostEvery(copyEveryMs, () => copy.write({ unitId, pieces: Object.fromEntries(waiting) }))

  function add(pieceId: string, { seen, again, position }: Seen) {
    const before = waiting.get(pieceId) ?? { seen: [], again: [] }
    waiting.set(pieceId, {
      seen: joined([...before.seen, ...seen]),
      again: joined([...before.again, ...again]),
      position,
    })
    keep.ask()
  }

  async function send(isClosing = false): Promise<void> {
    if (isOver || isSending || unitId === '' || (waiting.size === 0 && !isMoved)) return
    isSending = true
    const told = [...waiting].slice(0, courseLimits.reportedPieces)
    try {
      const body = { unitId, pieces: told.map(([pieceId, piece]) => ({ pieceId, ...within(piece) })) }
      const record = await reportWatching(courseId, body, isClosing)
      isMoved = false
      take(record, told)
      show({ isOnDevice: false })
      onRecord(record)
    } catch (problem) {
      if (isProblem(problem, 'COURSE_NOT_JOINED', 'COURSE_NOT_FOUND', 'COURSE_PASSWORD_NEEDED')) isOver = true
      show({ isOnDevice: waiting.size > 0 && !isOver })
    } finally {
      isSending = false
    }
  }

  /** Drops what the server has counted. What it has not counted yet stays waiting, to be sent again later. */
  function take(record: LearningRecord, told: readonly (readonly [string, Seen])[]) {
    for (const { pieceId, seen } of record.pieces) known.set(pieceId, joined(seen))
    for (const [pieceId, sent] of told) {
      const now = waiting.get(pieceId)
      const seen = without(now?.seen ?? [], known.get(pieceId) ?? [])
      const again = without(now?.again ?? [], within(sent).again)
      const isAll = now?.position === sent.position && seen.length + again.length === 0
      if (now === undefined || isAll) waiting.delete(pieceId)
      else waiting.set(pieceId, { ...now, seen, again })
    }
    if (waiting.size === 0) {
      keep.stop()
      copy.drop()
    } else keep.ask()
  }

  return {
    read,
    subscribe,
    /** The unit on the screen. */
    open(id: string) {
      if (id === unitId) return
      unitId = id
      isMoved = true
      void send()
    },
    /** A text, file or page was opened. */
    opened(pieceId: string) {
      add(pieceId, { seen: [], again: [], position: 0 })
      void send()
    },
    /** These spans played; `position` is the present second. */
    ran(pieceId: string, spans: readonly Span[], position: number) {
      const before = [...(known.get(pieceId) ?? []), ...(waiting.get(pieceId)?.seen ?? [])]
      const fresh = without(spans, before)
      add(pieceId, { seen: [...spans], again: without(spans, fresh), position })
    },
    /** The film stopped at this second. */
    stands(pieceId: string, position: number) {
      add(pieceId, { seen: [], again: [], position })
      void send()
    },
    tell: () => void send(),
    start() {
      copy.open()
      void copy.takeOver().then((kept) => {
        for (const [pieceId, seen] of Object.entries(kept?.pieces ?? {})) add(pieceId, seen)
        if (unitId === '' && kept?.unitId) unitId = kept.unitId
      })
      timer = setInterval(() => void send(), courseLimits.reportEvery * 1_000)
      endWatch = watchPage({ onLeave: () => void send(true), onReturn: () => void send() })
    },
    close() {
      clearInterval(timer)
      endWatch?.()
      keep.flush()
      void send(true)
      copy.close()
    },
  }
}

/** Truncates a report to what it may hold; the remaining spans go with the next. */
const within = ({ seen, again, position }: Seen) => {
  const pairs = (spans: readonly Span[]) =>
    spans.slice(0, courseLimits.reportedSpans).map(([from, to]): [number, number] => [from, to])
  return { seen: pairs(seen), again: pairs(again), position }
}
