import type { OpenedDocument } from '@learntrail/contract/documents/facts'
import { documentLimits } from '@learntrail/contract/documents/limits'
import type { openDocumentBody } from '@learntrail/contract/documents/words'
import * as Y from 'yjs'
import type { z } from 'zod'
import { refuse } from '../../../platform/http/refusal.ts'
import type { SpeakingLine } from '../../../platform/line/speaking-line.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findVisibleNames } from '../../people/index.ts'
import { coEditedOf } from '../co-edited.kind.ts'
import { documentsHere } from '../keeping/documents-here.memory.ts'
import { lockedBy } from '../locks/locks.service.ts'
import { isWhole } from '../roots.rules.ts'
import { documentNews } from './document-news.live.ts'
import { askWhoIsThere, tellGone, tellPresent } from './presence.live.ts'
import { topicOf } from './topics.rules.ts'
import { colorFor, isCrowded, windowsHere } from './windows.memory.ts'

/**
 * Subscribes a connection to a document and returns what its device lacks. Subscribes before reading, so that no change
 * is missed in between.
 */
export async function openDocument(
  platform: Platform,
  { id: accountId }: { id: string },
  body: z.output<typeof openDocumentBody>,
  line: SpeakingLine,
): Promise<OpenedDocument> {
  const { client, schema, stateVector } = body
  const name = { kind: body.kind, thingId: body.thingId }
  const kind = coEditedOf(platform.declared, name.kind)
  const access = await kind?.may(platform, { thingId: name.thingId, accountId })
  if (kind === undefined || access === undefined) {
    closeDocument(platform, name, line)
    refuse('DOCUMENT_NOT_FOUND')
  }
  // The page is of a newer release; retrying leads it to a node of that release.
  if (schema > kind.schema) refuse('SERVICE_UNAVAILABLE', { retryAfter: 2 })
  checkStateVector(stateVector)

  const windows = windowsHere(platform)
  checkRoom(platform, line.id, name, accountId)
  const before = windows.find(line.id, name)
  const names = await findVisibleNames(platform.db, accountId, [accountId])
  const own = [client, before?.person.client]
  const others = windows.people(name).filter((person) => !own.includes(person.client))
  const person = {
    client,
    accountId,
    name: names.get(accountId) ?? '',
    color: colorFor(others, accountId),
    place: null,
    cursor: null,
    ...placeOf(before?.person),
  }
  // A page that reopens under another client number must not appear twice.
  if (before !== undefined && before.person.client !== client) tellGone(platform, before)
  const window = { name, line, schema, person }
  windows.put(window)
  documentNews(platform).follow(name)
  try {
    if (!(await line.join(topicOf(name)))) refuse('DOCUMENT_NOT_OPEN')
    const opened = await documentsHere(platform).inTurn(platform, name, async (kept) => ({
      storedSchema: kept.schema,
      number: kept.lastNumber,
      isReadable: isWhole(kept.document, kind),
      missing: Y.encodeStateAsUpdate(kept.document, stateVector),
      stateVector: Y.encodeStateVector(kept.document),
      isClientTaken: kept.writers.has(client) && kept.writers.get(client) !== accountId,
    }))
    const { storedSchema, ...answer } = opened
    if (schema < storedSchema) refuse('DOCUMENT_SCHEMA_OLD')
    documentNews(platform).begin(name, opened.number)
    const lock = await lockedBy(platform, name)
    tellPresent(platform, window)
    askWhoIsThere(platform, name)
    return { ...answer, access, lock, people: others }
  } catch (error) {
    closeDocument(platform, name, line)
    throw error
  }
}

const placeOf = (known: { place: string | null; cursor: string | null } | undefined) =>
  known === undefined ? {} : { place: known.place, cursor: known.cursor }

function checkStateVector(stateVector: Uint8Array): void {
  try {
    Y.decodeStateVector(stateVector)
  } catch {
    refuse('DOCUMENT_CHANGE_MALFORMED')
  }
}

function checkRoom(
  platform: Platform,
  lineId: string,
  name: { kind: string; thingId: string },
  accountId: string,
): void {
  const windows = windowsHere(platform)
  if (windows.find(lineId, name) !== undefined) return
  if (windows.ofLine(lineId).length >= documentLimits.openAtOnce)
    refuse('DOCUMENTS_OPEN_LIMIT_REACHED', { values: { limit: documentLimits.openAtOnce } })
  if (isCrowded(windows.people(name), accountId))
    refuse('DOCUMENT_CROWDED', { values: { limit: documentLimits.peopleAtOnce } })
}

/** Unsubscribes the connection, and tells the others that the person has left. */
export function closeDocument(platform: Platform, name: { kind: string; thingId: string }, line: SpeakingLine): void {
  line.leave(topicOf(name))
  const window = windowsHere(platform).remove(line.id, name)
  if (window !== undefined) tellGone(platform, window)
  // Also when it closes before it was subscribed, because then no topic empties.
  if (windowsHere(platform).of(name).length === 0) documentNews(platform).leave(topicOf(name))
}
