import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { uploadMediaType } from '@learntrail/contract/files/uploads'
import type { FastifyInstance } from 'fastify'
import type { TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const protocol = { 'tus-resumable': '1.0.0' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Begins an upload; the answer's `location` is its address. */
export function begin({ browser }: TestPerson, name: string, bytes: number, headers: Record<string, string> = {}) {
  return browser.post('/api/v2/uploads', undefined, {
    ...protocol,
    'upload-length': String(bytes),
    'upload-metadata': `filename ${base64(name)}`,
    ...headers,
  })
}

/** Begins an upload that must be accepted, and returns its address. */
export async function address(person: TestPerson, name: string, bytes: number): Promise<string> {
  const answer = await begin(person, name, bytes)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return String(answer.headers.location)
}

export const send = ({ browser }: TestPerson, url: string, offset: number, content: Buffer) =>
  browser.patch(url, content, { ...protocol, 'upload-offset': String(offset), 'content-type': uploadMediaType })

/** Asks for the offset as the protocol does. */
export async function offsetOf(app: FastifyInstance, { browser }: TestPerson, url: string) {
  const answer = await app.inject({ method: 'HEAD', url, headers: { ...protocol, cookie: browser.cookieHeader } })
  return { status: answer.statusCode, offset: answer.headers['upload-offset'] }
}

/** Opens a raw request that announces `declared` bytes; the test feeds and cuts its socket. */
export async function openPatch(
  app: FastifyInstance,
  { browser }: TestPerson,
  url: string,
  { offset, declared }: { offset: number; declared: number | 'chunked' },
): Promise<Socket> {
  const head = [
    `PATCH ${url} HTTP/1.1`,
    'host: localhost',
    'tus-resumable: 1.0.0',
    `upload-offset: ${offset}`,
    `content-type: ${uploadMediaType}`,
    declared === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${declared}`,
    `x-csrf-token: ${await browser.csrfToken()}`,
    `cookie: ${browser.cookieHeader}`,
  ].join('\r\n')
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  // Errors after the connection is cut are no failure of the test.
  socket.on('error', () => undefined)
  socket.write(`${head}\r\n\r\n`)
  return socket
}

/** Everything an upload can leave behind on disk and in the tables. */
export async function traces({ platform }: Pick<TestApp, 'platform'>) {
  const { rows } = await platform.pool.query<{ files: number; events: number }>(
    `select (select count(*)::int from files) as files,
      (select count(*)::int from events where kind = 'file.uploaded') as events`,
  )
  const { files = 0, events = 0 } = rows[0] ?? {}
  return { files, events, bytes: await storedBytes(platform) }
}

/** Returns the names of all files that uploads left on disk, complete or not. */
export async function storedBytes({ config }: Pick<TestApp['platform'], 'config'>): Promise<string[]> {
  const entries = await readdir(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && entry.name !== 'identity.json').map(({ name }) => name)
}
