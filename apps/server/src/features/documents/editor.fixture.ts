import { type ChangedDocument, documentWords, type OpenedDocument } from '@learntrail/contract/documents/facts'
import * as Y from 'yjs'
import { openLine } from '../../platform/line/line-client.fixture.ts'
import type { DocumentName } from './co-edited.kind.ts'

type Problem = { code: string; status: number }
type Answer<Body> = { errorCode: 0 } & Body
type Line = ReturnType<typeof openLine>

/** A signed-in person's browser. */
interface Writer {
  browser: { csrfToken(): Promise<string>; cookieHeader: string }
}

interface Sending {
  change: number
  update: Uint8Array
}

/**
 * An editor of a document, by default a slate, that behaves like a page: it merges what it hears and resends changes
 * until they are acknowledged.
 */
export class TestEditor {
  readonly document = new Y.Doc()
  readonly name: DocumentName
  readonly schema: number
  opened: OpenedDocument | undefined
  /** Answers to changes: numbers, or codes of refusals. */
  readonly answers: (number | string)[] = []
  readonly #person: Writer
  #line: Line | undefined
  #waiting: Sending[] = []
  #change = 0
  #isSending = false
  /** Whether changes made while waiting for an answer are sent together, as a page does. */
  readonly #gathers: boolean

  constructor(person: Writer, thingId: string, { schema = 2, kind = 'slate', gathers = false } = {}) {
    this.#gathers = gathers
    this.#person = person
    this.name = { kind, thingId }
    this.schema = schema
    this.document.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === 'heard') return
      this.#change += 1
      this.#waiting.push({ change: this.#change, update })
      void this.#send()
    })
  }

  get text() {
    return this.document.getText('words')
  }

  get line(): Line {
    if (this.#line === undefined) throw new Error('no line is open')
    return this.#line
  }

  /** Connects to a node and opens the document; resends what was not acknowledged or the server lacks. */
  async connect(address: string): Promise<OpenedDocument | Problem> {
    const csrfToken = await this.#person.browser.csrfToken()
    const line = openLine(address, { cookie: this.#person.browser.cookieHeader, csrfToken })
    this.#line = line
    line.socket.on(documentWords.changed, ({ thingId, update }: ChangedDocument) => {
      if (thingId === this.name.thingId) Y.applyUpdate(this.document, new Uint8Array(update), 'heard')
    })
    await new Promise<void>((resolve, reject) => {
      line.socket.once('open', resolve)
      line.socket.once('connect_error', reject)
      // The node may close before the connection opens.
      line.socket.once('disconnect', reject)
    })
    return this.open()
  }

  async open(): Promise<OpenedDocument | Problem> {
    const { client, schema } = { client: this.document.clientID, schema: this.schema }
    const stateVector = Y.encodeStateVector(this.document)
    const body = { ...this.name, client, schema, stateVector }
    const answer = (await this.line.send(documentWords.open, body)) as Answer<OpenedDocument> | Problem
    if ('code' in answer) return answer
    this.opened = answer
    Y.applyUpdate(this.document, new Uint8Array(answer.missing), 'heard')
    void this.#send()
    return answer
  }

  disconnect(): void {
    this.#line?.close()
    this.opened = undefined
  }

  isStored = () => this.#waiting.length === 0

  change(body: { update: Uint8Array; change?: number; client?: number }) {
    this.#change += 1
    const { client = this.document.clientID, change = this.#change, update } = body
    return this.line.send(documentWords.change, { ...this.name, client, change, update })
  }

  wish(wish: string) {
    return this.line.send(documentWords.lock, { ...this.name, wish })
  }

  heard(word: string) {
    return this.line.events.flatMap(({ name, body }) => (name === word ? [body] : []))
  }

  async #send(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    try {
      for (let next = this.#waiting[0]; next !== undefined && this.opened !== undefined; next = this.#waiting[0]) {
        const together = this.#gathers ? this.#waiting.length : 1
        const update = Y.mergeUpdates(this.#waiting.slice(0, together).map((one) => one.update))
        const body = { ...this.name, client: this.document.clientID, change: next.change, update }
        const answer = (await this.line.send(documentWords.change, body)) as Answer<{ number: number }> | Problem
        if ('code' in answer) {
          this.answers.push(answer.code)
          if (answer.status === 503) continue
          this.#waiting.splice(0, together)
        } else {
          this.answers.push(answer.number)
          this.#waiting.splice(0, together)
        }
      }
    } catch {
      // The connection is lost; unacknowledged changes are sent again on the next.
    } finally {
      this.#isSending = false
    }
  }
}
