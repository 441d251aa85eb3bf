import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FileStream } from './file-stream.ts'

let folder: string
let file: FileHandle
let content: Buffer
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'learntrail-stream-'))
  content = randomBytes(3_000_001)
  await writeFile(join(folder, 'file'), content)
  file = await open(join(folder, 'file'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const whole = () => ({ start: 0, end: content.length - 1 })

test('reads a file whole, and a part of it', async () => {
  const again = await open(join(folder, 'file'))
  expect((await buffer(new FileStream(file, whole()))).equals(content)).toBe(true)
  expect((await buffer(new FileStream(again, { start: 10, end: 600_000 }))).equals(content.subarray(10, 600_001))).toBe(
    true,
  )
  expect(file.fd).toBe(-1)
})

test('fails where a file ends before its last byte, and leaves it closed', async () => {
  const read = buffer(new FileStream(file, { start: 10, end: content.length }))
  await expect(read).rejects.toMatchObject({ code: 'FILE_BYTES_GONE' })
  expect(file.fd).toBe(-1)
})

test('is a stream like others on the way to anything but an answer', async () => {
  expect((await buffer(new FileStream(file, whole()).pipe(new PassThrough()))).equals(content)).toBe(true)
})

describe('on the way to an answer', () => {
  let server: Server
  let answerWith: (stream: FileStream) => void
  let sent: Promise<FileStream>
  let last: number
  beforeEach(async () => {
    last = content.length - 1
    sent = new Promise((resolve) => {
      answerWith = resolve
    })
    server = createServer((_request, answer) => {
      const stream = new FileStream(file, { start: 0, end: last })
      answerWith(stream)
      stream.pipe(answer)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const ask = async () => {
    const [answer] = await once(get({ port: (server.address() as AddressInfo).port }), 'response')
    return answer as IncomingMessage
  }

  test('every byte arrives, however slowly it is taken', async () => {
    const chunks: Buffer[] = []
    for await (const chunk of await ask()) {
      chunks.push(chunk)
      await new Promise(setImmediate)
    }
    expect(Buffer.concat(chunks).equals(content)).toBe(true)
    expect(file.fd).toBe(-1)
  })

  test('it is read into the same few buffers', async () => {
    await file.close()
    content = randomBytes(30_000_000)
    last = content.length - 1
    await writeFile(join(folder, 'file'), content)
    file = await open(join(folder, 'file'))
    const buffers = new Set<ArrayBufferLike>()
    const answering = ask()
    ;(await sent).on('data', (chunk: Buffer) => buffers.add(chunk.buffer))
    expect((await buffer(await answering)).equals(content)).toBe(true)
    expect(buffers.size).toBeLessThan(6)
  })

  test('the line breaks where the file ends before what was promised', async () => {
    last = content.length
    await expect(buffer(await ask())).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(file.fd).toBe(-1)
  })

  test('who goes away leaves no open file', async () => {
    const answer = await ask()
    answer.destroy()
    await once(await sent, 'close')
    expect(file.fd).toBe(-1)
  })
})
