import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { test as base } from './test.ts'

type Mood = 'good' | 'cuts uploads' | 'stalls uploads' | 'silent'

/** How many bytes of an upload pass before the line goes bad. */
const passedBytes = 160 * 1024

/** A proxy between a browser and the product that can break in the middle of an upload. */
export class BadLine {
  mood: Mood = 'good'
  #server = createServer((browser) => this.#join(browser))
  #sockets = new Set<Socket>()
  #fromProduct = new Set<Socket>()
  #product: URL
  /** The file offset at which each upload request began. */
  readonly offsets: number[] = []
  /** Fulfilled when an upload has hit the bad line. */
  readonly met: Promise<void>
  #meet: () => void

  constructor(product: string) {
    this.#product = new URL(product)
    const { promise, resolve } = Promise.withResolvers<void>()
    this.met = promise
    this.#meet = resolve
  }

  async open(): Promise<string> {
    this.#server.listen(0, 'localhost')
    await once(this.#server, 'listening')
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Breaks every open connection, as entering a lift does; new ones pass. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Closes the product's side without telling the browser, as when the browser's machine was asleep meanwhile. */
  fallSilent(): void {
    this.mood = 'silent'
    for (const socket of this.#fromProduct) socket.destroy()
  }

  #join(browser: Socket): void {
    if (this.mood === 'silent') {
      this.#sockets.add(browser.on('error', () => undefined).resume())
      return
    }
    const product = connect(Number(this.#product.port), this.#product.hostname)
    for (const [socket, other] of [
      [browser, product],
      [product, browser],
    ] as const) {
      this.#sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        this.#sockets.delete(socket)
        this.#fromProduct.delete(socket)
        if (this.mood !== 'silent') other.destroy()
      })
    }
    this.#fromProduct.add(product)
    product.pipe(browser, { end: false })
    let uploaded = Number.NEGATIVE_INFINITY
    browser.on('data', (chunk: Buffer) => {
      if (/^[A-Z]+ \//.test(chunk.toString('latin1', 0, 10))) {
        const isUpload = chunk.toString('latin1', 0, 60).startsWith('PATCH /api/v2/uploads/')
        uploaded = isUpload ? 0 : Number.NEGATIVE_INFINITY
        const offset = /^upload-offset: (\d+)/im.exec(chunk.toString('latin1', 0, 4_096))
        if (isUpload && offset) this.offsets.push(Number(offset[1]))
      }
      const room = passedBytes - uploaded
      uploaded += chunk.length
      if (this.mood === 'good' || room > chunk.length) {
        product.write(chunk)
        return
      }
      if (room > 0) product.write(chunk.subarray(0, room))
      this.#meet()
      if (this.mood === 'cuts uploads') browser.resetAndDestroy()
      else browser.pause()
    })
  }
}

/** Provides a bad line to the product, and the address that reaches the product through it. */
export const test = base.extend<{ line: BadLine; address: string }>({
  line: async ({ baseURL }, use) => {
    const line = new BadLine(baseURL ?? '')
    await use(line)
    line.close()
  },
  address: async ({ line }, use) => use(await line.open()),
})
