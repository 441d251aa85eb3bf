import { newId } from '../../apps/server/src/platform/ids/ids.ts'
import type { HandIn, Receipt } from '../../packages/contract/src/homework/hand-in.ts'
import { Caller } from './caller.ts'

/** A student who does homework. */
export class Student extends Caller {
  readonly #writer = newId()
  #save = 0

  /** Saves words and files as the draft of a question; returns the draft's version. */
  async write(questionId: string, words: string, fileIds: string[], version: number): Promise<number> {
    this.#save += 1
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] }
    const body = { writer: this.#writer, save: this.#save, version, content, fileIds }
    const saved = await this.call<HandIn>('PUT', `/homework/questions/${questionId}/hand-in`, body)
    return saved.draft?.version ?? 0
  }

  begin(questionId: string): Promise<unknown> {
    return this.call('POST', `/homework/questions/${questionId}/begin`)
  }

  async handIn(questionId: string, body: { clientId: string; version: number }): Promise<Receipt> {
    const { receipt } = await this.call<{ receipt: Receipt }>('POST', `/homework/questions/${questionId}/hand-in`, body)
    return receipt
  }

  async read(questionId: string): Promise<HandIn | null> {
    return (await this.call<{ handIn: HandIn | null }>('GET', `/homework/questions/${questionId}/hand-in`)).handIn
  }

  /** Whether the stored version still matches its receipt. */
  async isIntact(handInId: string, version: number): Promise<boolean> {
    const path = `/homework/hand-ins/${handInId}/versions/${version}/verification`
    return (await this.call<{ isIntact: boolean }>('GET', path)).isIntact
  }
}
