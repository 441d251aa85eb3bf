import type { DocumentAccess } from '@learntrail/contract/documents/facts'
import { features } from '../../features.ts'
import { Declared } from '../../platform/declared.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { type CoEdited, coEdited, type StoredChange } from './co-edited.kind.ts'

export const mostWords = 20_000

/** Slates, a kind of document that exists in tests only; the test sets who may write. */
export function makeSlates(change: Partial<CoEdited> = {}) {
  const rights = new Map<string, DocumentAccess>()
  const asked: string[] = []
  const stored: Omit<StoredChange, 'document'>[] = []
  const slate: CoEdited = {
    kind: 'slate',
    schema: 2,
    roots: { words: 'text', notes: 'map', page: 'xml' },
    may: async (_platform, { thingId, accountId }) => {
      asked.push(accountId)
      return rights.get(`${thingId} ${accountId}`)
    },
    first: async () => (document) => document.getMap('notes').set('title', '石板'),
    isReadable: (document) => document.getText('words').length <= mostWords,
    stored: async (_transaction, { document: _document, ...told }) => void stored.push(told),
    ...change,
  }
  return {
    slate,
    asked,
    stored,
    /** Adds slates to an application. */
    bringTo(platform: Platform): void {
      platform.declared = new Declared([...features, { has: [coEdited([slate])] }])
    },
    let(thingId: string, people: Record<string, DocumentAccess | undefined>): void {
      for (const [accountId, access] of Object.entries(people)) {
        if (access === undefined) rights.delete(`${thingId} ${accountId}`)
        else rights.set(`${thingId} ${accountId}`, access)
      }
    },
    newThing: (people: Record<string, DocumentAccess> = {}): string => {
      const thingId = newId()
      for (const [accountId, access] of Object.entries(people)) rights.set(`${thingId} ${accountId}`, access)
      return thingId
    },
  }
}

export const slateOf = (thingId: string) => ({ kind: 'slate', thingId })
