import { Readable } from 'node:stream'
import { cartridgeLimits } from '@learntrail/contract/courses/cartridge-limits'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { receiveCartridge } from './receive-cartridge.http.ts'

/** A request with a declared length, and a storage that counts bytes without keeping them. */
function sent(bytes: number, contentLength = bytes) {
  const request = {
    headers: { 'content-length': String(contentLength) },
    isMultipart: () => true,
    file: async () => ({ file: Readable.from([]) }),
    raw: { unpipe: () => undefined, resume: () => undefined },
  } as unknown as FastifyRequest
  const storage = {
    receive: async (_stream: Readable, maximum: number) =>
      bytes > maximum ? refuse('PAYLOAD_TOO_LARGE') : { sha256: '', bytes, path: '' },
  } as unknown as Storage
  return receiveCartridge(storage, request, 'owner')
}

const tooLarge = { code: 'COURSE_CARTRIDGE_TOO_LARGE' }

test('a cartridge is received up to its limit, and not one byte more', async () => {
  const { bytes } = cartridgeLimits
  expect(await sent(bytes)).toMatchObject({ bytes })
  await expect(sent(bytes + 1)).rejects.toMatchObject(tooLarge)
})

test('one that says to be larger is refused before it has come', async () => {
  const { bytes } = cartridgeLimits
  await expect(sent(1, bytes * 2)).rejects.toMatchObject(tooLarge)
})
