import { type ChangedDocument, documentWords } from '@learntrail/contract/documents/facts'
import { mergeUpdates } from 'yjs'
import type { Line } from '../../../platform/line/line-feature.ts'
import { perApplication } from '../../../platform/per-application.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { DocumentName } from '../co-edited.kind.ts'
import { listUpdates } from '../documents.repository.ts'
import { listNumbers } from '../numbers.repository.ts'
import type { Stored } from '../stored.live.ts'
import { topicOf } from './topics.rules.ts'

interface Followed {
  name: DocumentName
  /** The last number passed on here; undefined until the first reader sets where to begin. */
  number: number | undefined
  /** The last number heard of. */
  heard: number
  isReading: boolean
}

/**
 * Passes stored changes on to those who have the document open at this node, each once and in the order of their
 * numbers. Changes stored by this process are at hand; others are read from the database, however this node heard of
 * them.
 */
class DocumentNews {
  readonly #followed = new Map<string, Followed>()
  #platform: Platform | undefined
  #line: Line | undefined

  speakOn(platform: Platform, line: Line): void {
    this.#platform = platform
    this.#line = line
  }

  /** Notes changes to the document from now on. */
  follow(name: DocumentName): void {
    const key = topicOf(name)
    if (!this.#followed.has(key)) this.#followed.set(key, { name, number: undefined, heard: 0, isReading: false })
  }

  /** A window has read the document up to this number: later changes are passed on. */
  begin(name: DocumentName, number: number): void {
    const followed = this.#followed.get(topicOf(name))
    if (followed === undefined) return
    followed.number ??= number
    this.#read(followed)
  }

  leave(topic: string): void {
    this.#followed.delete(topic)
  }

  hear(name: DocumentName, { after, number, update, lineId }: Stored): void {
    const followed = this.#followed.get(topicOf(name))
    if (followed === undefined) return
    if (followed.number === after && !followed.isReading) {
      followed.number = number
      this.#say({ ...name, after, number, update }, lineId)
    } else this.hearOf(name, number)
  }

  /** Another node has stored changes up to this number. */
  hearOf(name: DocumentName, number: number): void {
    const followed = this.#followed.get(topicOf(name))
    if (followed === undefined) return
    followed.heard = Math.max(followed.heard, number)
    this.#read(followed)
  }

  /** Finds changes whose notes were missed. */
  async look(): Promise<void> {
    const names = [...this.#followed.values()].map(({ name }) => name)
    if (this.#platform === undefined || names.length === 0) return
    for (const { kind, thingId, lastNumber } of await listNumbers(this.#platform.db, names))
      this.hearOf({ kind, thingId }, lastNumber)
  }

  #read(followed: Followed): void {
    const platform = this.#platform
    const { name, number, heard, isReading } = followed
    if (platform === undefined || number === undefined || isReading || heard <= number) return
    followed.isReading = true
    listUpdates(platform.db, name, number)
      .then((updates) => {
        followed.isReading = false
        const last = updates.at(-1)
        if (last === undefined) return
        followed.number = last.number
        const update = mergeUpdates(updates.map(({ bytes }) => bytes))
        this.#say({ ...name, after: number, number: last.number, update })
        this.#read(followed)
      })
      .catch((error: unknown) => {
        // The next look finds it.
        followed.isReading = false
        platform.log.warn({ err: error }, 'could not read stored document updates')
      })
  }

  #say(changed: ChangedDocument, exceptLine?: string): void {
    const to = { topics: [topicOf(changed)], ...(exceptLine !== undefined && { exceptLine }) }
    this.#line?.say(documentWords.changed, changed, to)
  }
}

export const documentNews = perApplication(() => new DocumentNews())
