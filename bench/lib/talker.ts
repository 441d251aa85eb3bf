import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { chatEvents } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { lineEvents, linePath } from '@learntrail/contract/line/facts'
import { io } from 'socket.io-client'
import { sessionCookie } from '../../apps/server/src/features/accounts/session-cookie.http.ts'
import { keepLine } from '../../apps/web/src/line/keep-line.ts'
import { reconnecting } from '../../apps/web/src/line/reconnecting.rules.ts'
import { headersOf } from './session.ts'

/** A message that the product acknowledged. */
export interface Said {
  clientId: string
  number: number
  text: string
}

interface Account {
  accountId: string
  token: string
}

/**
 * A person in a room: sends one message after another, each until it is acknowledged, and receives the others' as the
 * web does: from the socket, and after each gap by asking for what follows the last number.
 */
export class Talker {
  readonly said: Said[] = []
  readonly heard = new Map<number, string>()
  repeated = 0
  readonly #base: string
  readonly #account: Account
  readonly #roomId: string
  #letGo: (() => void) | undefined
  #isDone = false

  constructor(base: string, account: Account, roomId: string) {
    this.#base = base
    this.#account = account
    this.#roomId = roomId
  }

  get accountId(): string {
    return this.#account.accountId
  }

  async listen(): Promise<void> {
    const { cookie, 'x-csrf-token': csrfToken } = await this.#headers()
    const socket = io(this.#base, {
      path: linePath,
      transports: ['websocket'],
      forceNew: true,
      ...reconnecting,
      extraHeaders: { cookie },
      auth: { csrfToken },
    })
    this.#letGo = keepLine(socket)
    socket.on(lineEvents.open, () => void this.catchUp().catch(() => undefined))
    socket.on(chatEvents.createChatroomMessage, ({ messages }: { messages: ChatroomMessage[] }) => this.#hear(messages))
  }

  /** Sends messages until `finish`; the one under way is still completed. */
  async talk(pauseMs: number): Promise<void> {
    while (!this.#isDone) {
      const text = `${this.accountId} 說的第 ${this.said.length + 1} 句`
      const clientId = randomUUID()
      const body = { roomId: this.#roomId, clientId, said: { type: 0, text } }
      const { message } = await this.#untilAnswered<{ message: ChatroomMessage }>('createChatroomMessage', body)
      this.said.push({ clientId, number: message.number, text })
      await pause(pauseMs)
    }
  }

  finish(): void {
    this.#isDone = true
  }

  close(): void {
    this.#letGo?.()
  }

  /** Reads what follows the last number known without a gap. */
  async catchUp(): Promise<void> {
    for (;;) {
      let after = 0
      while (this.heard.has(after + 1)) after += 1
      const part = await this.#untilAnswered<{ items: ChatroomMessage[]; hasMore: { after: boolean } }>(
        ...(['getChatroomMessage', { roomId: this.#roomId, after }] as const),
      )
      this.#hear(part.items)
      if (!part.hasMore.after) return
    }
  }

  #hear(messages: readonly ChatroomMessage[]): void {
    for (const { number, id } of messages) {
      const before = this.heard.get(number)
      if (before !== undefined && before !== id) throw new Error(`two messages have the number ${number}`)
      this.heard.set(number, id)
    }
  }

  async #untilAnswered<Answer>(call: string, body: object): Promise<Answer> {
    for (;;) {
      const answer = await this.#ask(call, body).catch(() => undefined)
      if (answer?.ok) {
        const said = await answer.json().catch(() => undefined)
        if (said !== undefined) return said as Answer
      } else if (answer !== undefined && answer.status < 500 && ![401, 403].includes(answer.status)) {
        throw new Error(`${call} was refused: ${answer.status} ${await answer.text()}`)
      }
      this.repeated += 1
      await pause(50)
    }
  }

  async #ask(call: string, body: object): Promise<Response> {
    return fetch(`${this.#base}/api/v2/chatroom/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close', ...(await this.#headers()) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    })
  }

  #known: Promise<{ cookie: string; 'x-csrf-token': string }> | undefined
  #headers() {
    this.#known ??= headersOf(this.#base, this.#cookie).catch((error: unknown) => {
      this.#known = undefined
      throw error
    })
    return this.#known
  }

  get #cookie(): string {
    return `${sessionCookie}=${this.#account.token}`
  }
}
