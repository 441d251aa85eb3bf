import { documentWords } from '@learntrail/contract/documents/facts'
import type { Line, LineFeature } from '../../../platform/line/line-feature.ts'
import type { Platform } from '../../../platform/platform.ts'
import { oneAtATime } from '../../../platform/realtime/one-at-a-time.ts'
import type { PassingNote } from '../../../platform/realtime/realtime.ts'
import { coEditedOf, type DocumentName } from '../co-edited.kind.ts'
import { lockNamesOf } from '../locks/locked-together.service.ts'
import { noteSeen } from '../locks/locks.repository.ts'
import { onStored } from '../stored.live.ts'
import { documentNews } from './document-news.live.ts'
import { closeDocument } from './open.service.ts'
import { hearOfPresence, renewPresence, speakOn, tellGone } from './presence.live.ts'
import { topicOf } from './topics.rules.ts'
import { type OpenWindow, windowsHere } from './windows.memory.ts'
import { words } from './words.live.ts'

const lookEveryMs = 5_000
const beatMs = 20_000

/** Live editing of documents over the socket. */
export const documentsLine: LineFeature = {
  words,
  changedBy: [],
  begin(platform, line) {
    const news = documentNews(platform)
    const windows = windowsHere(platform)
    news.speakOn(platform, line)
    speakOn(platform, line)
    onStored(platform, (name, stored) => news.hear(name, stored))
    platform.realtime.onPassed((thingId, note) => {
      if (typeof note.document === 'string') hearNote(platform, line, { kind: note.document, thingId }, note)
    })
    const warned = (work: () => Promise<void>) => () =>
      void work().catch((error: unknown) => platform.log.warn({ err: error }, 'upkeep of open documents failed'))
    const look = setInterval(warned(oneAtATime(() => news.look())), lookEveryMs).unref()
    const beat = setInterval(warned(oneAtATime(() => lookAfter(platform, line))), beatMs).unref()
    return {
      // Each connection says itself what it opens.
      hearingOf: async () => new Map(),
      ended(lineId) {
        for (const window of windows.ofLine(lineId)) {
          windows.remove(lineId, window.name)
          tellGone(platform, window)
        }
      },
      emptied: (topic) => news.leave(topic),
      close() {
        clearInterval(look)
        clearInterval(beat)
      },
    }
  },
}

function hearNote(platform: Platform, line: Line, name: DocumentName, note: PassingNote): void {
  if (note.access === true) {
    lookAtAccess(platform, line, name).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'could not check who may read a document'),
    )
  } else if (typeof note.number === 'number') documentNews(platform).hearOf(name, note.number)
  else hearOfPresence(platform, name, note)
}

/** Has open windows check their access anew; those that may no longer read are closed. */
async function lookAtAccess(platform: Platform, line: Line, name: DocumentName): Promise<void> {
  await endUnfit(platform, line, windowsHere(platform).of(name))
  line.say(documentWords.stateChanged, name, { topics: [topicOf(name)] })
}

/** Marks lock holders with an open window as present, and closes windows that lost access without a note of it. */
async function lookAfter(platform: Platform, line: Line): Promise<void> {
  renewPresence(platform)
  const all = windowsHere(platform).all()
  const locks = await lockNamesOf(
    platform,
    platform.db,
    all.map(({ name }) => name),
  )
  const there = all.map(({ name, person: { accountId } }, at) => ({ ...(locks[at] ?? name), accountId }))
  if (there.length > 0) await noteSeen(platform.db, there, platform.clock.now())
  for (const windows of Map.groupBy(all, ({ name }) => topicOf(name)).values()) await endUnfit(platform, line, windows)
}

async function endUnfit(platform: Platform, line: Line, windows: readonly OpenWindow[]): Promise<void> {
  for (const theirs of Map.groupBy(windows, ({ person }) => person.accountId).values()) {
    const [{ name, person }] = theirs as [OpenWindow]
    const kind = coEditedOf(platform.declared, name.kind)
    const access = await kind?.may(platform, { thingId: name.thingId, accountId: person.accountId })
    if (access !== undefined) continue
    for (const window of theirs) {
      closeDocument(platform, name, window.line)
      line.say(documentWords.stateChanged, name, { lines: [window.line.id] })
    }
  }
}
