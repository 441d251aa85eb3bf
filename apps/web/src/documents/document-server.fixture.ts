import {
  type ChangedDocument,
  type DocumentAccess,
  type DocumentLock,
  documentWords,
  type OpenedDocument,
  type PersonPresent,
} from '@learntrail/contract/documents/facts'
import { lineEvents } from '@learntrail/contract/line/facts'
import * as Y from 'yjs'
import { type Hear, type Line, lineClosed } from '../line/line.ts'

interface Body {
  kind: string
  thingId: string
  client: number
  stateVector: Uint8Array
  update: Uint8Array
  wish: string
}

/** A fake server of one document, with connections that break on request. */
export function makeDocumentServer() {
  const document = new Y.Doc()
  const lines = new Set<FakeLine>()
  const state = {
    access: 'write' as DocumentAccess,
    lock: null as DocumentLock | null,
    isReadable: true,
    people: [] as PersonPresent[],
    number: 1,
    /** Refusals answered instead of the server's answer, each once for its word. */
    refusals: [] as { word: string; code: string; status: number; values?: object }[],
    /** How many answers to changes get lost although the changes are stored. */
    lostAnswers: 0,
    changes: [] as Uint8Array[],
  }

  class FakeLine implements Line {
    readonly said: { word: string; body: object }[] = []
    readonly #listeners = new Set<Hear>()
    #isOpen = false

    hear(words: Hear) {
      this.#listeners.add(words)
      if (this.#isOpen) words[lineEvents.open]?.(undefined)
      return () => void this.#listeners.delete(words)
    }
    isOpen = () => this.#isOpen
    say = (word: string, body: object) => void this.said.push({ word, body })

    open() {
      this.#isOpen = true
      lines.add(this)
      this.tell(lineEvents.open)
    }
    break() {
      this.#isOpen = false
      lines.delete(this)
      this.tell(lineClosed)
    }
    tell(word: string, body?: object) {
      for (const listener of [...this.#listeners]) listener[word]?.(body)
    }

    async ask(word: string, body: object): Promise<unknown> {
      if (!this.#isOpen) throw new Error('the line is not open')
      this.said.push({ word, body })
      await Promise.resolve()
      const at = state.refusals.findIndex((one) => one.word === word)
      if (at >= 0) return state.refusals.splice(at, 1)[0]
      const said = body as Body
      if (word === documentWords.open) return opened(said)
      if (word === documentWords.lock) return { errorCode: 0, lock: state.lock }
      if (word !== documentWords.change) return { errorCode: 0 }
      const before = Y.encodeStateVector(document)
      Y.applyUpdate(document, said.update)
      if (document.store.pendingStructs !== null) throw new Error('a change stands on what was not sent')
      state.changes.push(said.update)
      state.number += 1
      const changed: ChangedDocument = {
        kind: said.kind,
        thingId: said.thingId,
        after: state.number - 1,
        number: state.number,
        update: Y.encodeStateAsUpdate(document, before),
      }
      for (const line of lines) if (line !== this) line.tell(documentWords.changed, changed)
      if (state.lostAnswers > 0) {
        state.lostAnswers -= 1
        throw new Error('the answer was lost')
      }
      return { errorCode: 0, number: state.number }
    }
  }

  function opened({ stateVector }: Body): OpenedDocument {
    return {
      missing: Y.encodeStateAsUpdate(document, stateVector),
      stateVector: Y.encodeStateVector(document),
      isClientTaken: false,
      number: state.number,
      access: state.access,
      lock: state.lock,
      people: state.people,
      isReadable: state.isReadable,
    }
  }

  return {
    document,
    state,
    newLine: () => new FakeLine(),
    /** Applies a change by another writer and broadcasts it. */
    write(work: (document: Y.Doc) => void, name: { kind: string; thingId: string }) {
      const before = Y.encodeStateVector(document)
      document.transact(() => work(document))
      state.number += 1
      const update = Y.encodeStateAsUpdate(document, before)
      for (const line of lines)
        line.tell(documentWords.changed, { ...name, after: state.number - 1, number: state.number, update })
    },
    text: () => document.getText('words').toString(),
  }
}
