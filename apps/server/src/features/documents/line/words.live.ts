import { documentWords } from '@learntrail/contract/documents/facts'
import {
  changeDocumentBody,
  closeDocumentBody,
  lockDocumentBody,
  openDocumentBody,
  presenceBody,
} from '@learntrail/contract/documents/words'
import { refuse } from '../../../platform/http/refusal.ts'
import { answered, passing } from '../../../platform/line/words.ts'
import { coEditedOf } from '../co-edited.kind.ts'
import { wishForLock } from '../locks/locks.service.ts'
import { storeChange } from '../storing/store-change.service.ts'
import { closeDocument, openDocument } from './open.service.ts'
import { tellPresent } from './presence.live.ts'
import { topicOf } from './topics.rules.ts'
import { windowsHere } from './windows.memory.ts'

const path = '/api/v2/documents'
const reading = { method: 'GET', access: 'member', path } as const
const writing = { method: 'POST', access: 'member', path } as const

/** Bytes that take about 10 ms to merge and store; typing sends far less. */
const bytesACost = 8 * 1024

/** Messages about documents that the socket accepts. */
export const words = {
  [documentWords.open]: answered({ as: reading, body: openDocumentBody, answer: openDocument }),
  [documentWords.change]: answered({
    as: writing,
    body: changeDocumentBody,
    weighs: ({ update }) => Math.floor(update.byteLength / bytesACost),
    async answer(platform, { id: accountId }, { kind, thingId, client, change, update }, line) {
      const name = { kind, thingId }
      const window = windowsHere(platform).find(line.id, name)
      if (window === undefined || window.person.client !== client) refuse('DOCUMENT_NOT_OPEN')
      const { schema } = window
      const sent = { accountId, schema, client, change, update, lineId: line.id }
      return { number: await storeChange(platform, name, sent) }
    },
  }),
  [documentWords.close]: answered({
    as: reading,
    body: closeDocumentBody,
    async answer(platform, _person, { kind, thingId, client }, line) {
      const name = { kind, thingId }
      // A page that has reopened under another client number stays subscribed.
      if (windowsHere(platform).find(line.id, name)?.person.client === client) closeDocument(platform, name, line)
      return {}
    },
  }),
  [documentWords.lock]: answered({
    as: writing,
    body: lockDocumentBody,
    async answer(platform, { id: accountId }, wish) {
      if (coEditedOf(platform.declared, wish.kind) === undefined) refuse('DOCUMENT_NOT_FOUND')
      return { lock: await wishForLock(platform, { ...wish, accountId }) }
    },
  }),
  [documentWords.presence]: passing({
    as: reading,
    body: presenceBody,
    topic: topicOf,
    pass(platform, _personId, { kind, thingId, client, place, cursor }, line) {
      const window = windowsHere(platform).find(line.id, { kind, thingId })
      if (window === undefined || window.person.client !== client) return
      window.person = { ...window.person, place, cursor }
      tellPresent(platform, window)
    },
  }),
}
