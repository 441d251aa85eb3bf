import type { PersonPresent } from '@learntrail/contract/documents/facts'
import { documentLimits } from '@learntrail/contract/documents/limits'
import type { SpeakingLine } from '../../../platform/line/speaking-line.ts'
import { perApplication } from '../../../platform/per-application.ts'
import type { DocumentName } from '../co-edited.kind.ts'
import { topicOf } from './topics.rules.ts'

/** A document opened on one connection. */
export interface OpenWindow {
  name: DocumentName
  line: SpeakingLine
  schema: number
  person: PersonPresent
}

interface Elsewhere {
  person: PersonPresent
  heardAt: number
}

/** Who has which document open: everybody at this node, and those at other nodes as far as heard of. */
class Windows {
  readonly #here = new Map<string, Map<string, OpenWindow>>()
  readonly #elsewhere = new Map<string, Map<number, Elsewhere>>()

  find(lineId: string, name: DocumentName): OpenWindow | undefined {
    return this.#here.get(topicOf(name))?.get(lineId)
  }

  put(window: OpenWindow): void {
    const key = topicOf(window.name)
    const windows = this.#here.get(key) ?? new Map<string, OpenWindow>()
    this.#here.set(key, windows.set(window.line.id, window))
  }

  remove(lineId: string, name: DocumentName): OpenWindow | undefined {
    const key = topicOf(name)
    const windows = this.#here.get(key)
    const window = windows?.get(lineId)
    windows?.delete(lineId)
    if (windows?.size === 0) {
      this.#here.delete(key)
      this.#elsewhere.delete(key)
    }
    return window
  }

  ofLine(lineId: string): OpenWindow[] {
    return [...this.#here.values()].flatMap((windows) => windows.get(lineId) ?? [])
  }

  of(name: DocumentName): OpenWindow[] {
    return [...(this.#here.get(topicOf(name))?.values() ?? [])]
  }

  all(): OpenWindow[] {
    return [...this.#here.values()].flatMap((windows) => [...windows.values()])
  }

  /**
   * Notes that another node reports a person as present or gone. Returns false if nobody here has the document open.
   */
  hearOf(name: DocumentName, person: PersonPresent, { isGone, now }: { isGone: boolean; now: number }): boolean {
    const key = topicOf(name)
    if (!this.#here.has(key)) return false
    const people = this.#elsewhere.get(key) ?? new Map<number, Elsewhere>()
    this.#elsewhere.set(key, people)
    if (isGone) people.delete(person.client)
    else people.set(person.client, { person, heardAt: now })
    return true
  }

  /** Removes and returns people not heard of for long, such as those at a node that crashed. */
  takeSilent(now: number): { name: DocumentName; person: PersonPresent }[] {
    const before = now - documentLimits.presenceGoneSeconds * 1_000
    return [...this.#elsewhere].flatMap(([key, people]) => {
      const [name] = [...(this.#here.get(key)?.values() ?? [])].map((window) => window.name)
      const silent = [...people.values()].filter(({ heardAt }) => heardAt < before)
      for (const { person } of silent) people.delete(person.client)
      return name === undefined ? [] : silent.map(({ person }) => ({ name, person }))
    })
  }

  people(name: DocumentName): PersonPresent[] {
    const elsewhere = [...(this.#elsewhere.get(topicOf(name))?.values() ?? [])]
    return [...this.of(name), ...elsewhere].map(({ person }) => person)
  }
}

export const windowsHere = perApplication(() => new Windows())

/** Returns the colour of the account's other windows, else one that is free there; 0 if all are taken. */
export function colorFor(people: readonly PersonPresent[], accountId: string): number {
  const own = people.find((person) => person.accountId === accountId)
  if (own !== undefined) return own.color
  const taken = new Set(people.map(({ color }) => color))
  const colors = Array.from({ length: documentLimits.peopleAtOnce }, (_, color) => color)
  return colors.find((color) => !taken.has(color)) ?? 0
}

/** Whether another person would exceed `documentLimits.peopleAtOnce`. */
export function isCrowded(people: readonly PersonPresent[], accountId: string): boolean {
  const others = new Set(people.map((person) => person.accountId))
  others.delete(accountId)
  return others.size >= documentLimits.peopleAtOnce
}
