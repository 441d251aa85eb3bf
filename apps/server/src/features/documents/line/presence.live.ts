import { randomUUID } from 'node:crypto'
import { documentWords, type PersonPresent, type PresentInDocument } from '@learntrail/contract/documents/facts'
import type { Line } from '../../../platform/line/line-feature.ts'
import { perApplication } from '../../../platform/per-application.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PassingNote } from '../../../platform/realtime/realtime.ts'
import type { DocumentName } from '../co-edited.kind.ts'
import { topicOf } from './topics.rules.ts'
import { type OpenWindow, windowsHere } from './windows.memory.ts'

interface Mouth {
  /** Identifies this node's own notes among those received. */
  node: string
  line: Line | undefined
}

const mouthOf = perApplication((): Mouth => ({ node: randomUUID(), line: undefined }))

/** Sets the socket on which presence is sent. */
export function speakOn(platform: Platform, line: Line): void {
  mouthOf(platform).line = line
}

/** Tells everybody who has the document open, at all nodes, where a person is; stored nowhere. */
export const tellPresent = (platform: Platform, window: OpenWindow) => tell(platform, window, false)

export const tellGone = (platform: Platform, window: OpenWindow) => tell(platform, window, true)

function tell(platform: Platform, { name, line, person }: OpenWindow, isGone: boolean): void {
  sayHere(platform, { ...name, person, isGone }, line.id)
  const { place, cursor, ...rest } = person
  platform.realtime.pass(name.thingId, {
    document: name.kind,
    node: mouthOf(platform).node,
    isGone,
    ...rest,
    ...(place !== null && { place }),
    ...(cursor !== null && { cursor }),
  })
}

function sayHere(platform: Platform, present: PresentInDocument, exceptLine?: string): void {
  const to = { topics: [topicOf(present)], isPassing: !present.isGone, ...(exceptLine !== undefined && { exceptLine }) }
  mouthOf(platform).line?.say(documentWords.present, present, to)
}

/** Asks the other nodes who is present. */
export const askWhoIsThere = (platform: Platform, { kind, thingId }: DocumentName) =>
  platform.realtime.pass(thingId, { document: kind, node: mouthOf(platform).node, asks: true })

/** Takes in another node's note on presence; ignores this node's own. */
export function hearOfPresence(platform: Platform, name: DocumentName, note: PassingNote): void {
  if (note.node === mouthOf(platform).node) return
  const windows = windowsHere(platform)
  if (note.asks === true) {
    for (const window of windows.of(name)) tellPresent(platform, window)
    return
  }
  const person = personOf(note)
  const isGone = note.isGone === true
  const now = platform.clock.now().getTime()
  if (windows.hearOf(name, person, { isGone, now })) sayHere(platform, { ...name, person, isGone })
}

const personOf = (note: PassingNote): PersonPresent => ({
  client: Number(note.client),
  accountId: String(note.accountId),
  name: String(note.name),
  color: Number(note.color),
  place: note.place === undefined ? null : String(note.place),
  cursor: note.cursor === undefined ? null : String(note.cursor),
})

/** Renews the presence of all windows here, and drops people not heard of for `documentLimits.presenceGoneSeconds`. */
export function renewPresence(platform: Platform): void {
  const windows = windowsHere(platform)
  for (const window of windows.all()) tellPresent(platform, window)
  for (const { name, person } of windows.takeSilent(platform.clock.now().getTime()))
    sayHere(platform, { ...name, person, isGone: true })
}
