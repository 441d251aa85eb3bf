import type { Hear } from '../../line/line.ts'

/** The server's side of a connection, as `document-server.fixture.ts` plays it. */
interface ServerLine {
  open(): void
  break(): void
  hear(words: Hear): () => void
  say(word: string, body: object): void
  ask(word: string, body: object): Promise<unknown>
}

type Listener = (body: unknown) => void

let server: { newLine(): ServerLine } | undefined
const connections = new Set<Connection>()

/** Lets all connections reach a server. Until then, and after each test, they are closed. */
export function connectTo(reached: typeof server): void {
  server = reached
  for (const connection of connections) connection.reach(server?.newLine())
}

/** Replaces a socket of `socket.io-client`. */
class Connection {
  #line: ServerLine | undefined
  readonly #heard: [string, Listener][] = []
  readonly io = { on: () => undefined }

  constructor() {
    connections.add(this)
    // Whoever connects sets its listeners first.
    setTimeout(() => this.#line ?? this.reach(server?.newLine()))
  }

  reach(line: ServerLine | undefined): void {
    this.#line?.break()
    this.#line = line
    for (const [word, listener] of this.#heard) line?.hear({ [word]: listener })
    line?.open()
  }
  on(word: string, listener: Listener): void {
    this.#heard.push([word, listener])
    this.#line?.hear({ [word]: listener })
  }
  emit(word: string, body: object): void {
    this.#line?.say(word, body)
  }
  timeout = () => ({ emitWithAck: async (word: string, body: object) => this.#line?.ask(word, body) })
  disconnect(): void {
    connections.delete(this)
    this.#line?.break()
  }
}

export const io = () => new Connection()
