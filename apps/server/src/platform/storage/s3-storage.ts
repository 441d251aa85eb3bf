import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Config } from '../../config.ts'
import { Refusal } from '../http/refusal.ts'
import { BytesGone, ofLength } from './bytes-gone.ts'
import { identityName, parseIdentity, writtenIdentity } from './identity-file.ts'
import { oneChunk, openIncoming } from './incoming.ts'
import { checkKey, type ErasedList, erasedName, isAccountId, isKey, type Storage, type Trash } from './storage.ts'
import { storageFailure } from './storage-failure.ts'

type S3Settings = NonNullable<Config['s3']>

/** Milliseconds. Content stored again sooner is not uploaded again; later it is, to renew its age. */
const freshMs = 3_600_000
const removalMs = 10_000
const lookMs = 2_000

/**
 * Opens an S3-compatible store, with objects named by content hash. `folder` is local: bytes stay there until they have
 * arrived completely and were checked.
 */
export async function openS3Storage(settings: S3Settings, folder: string): Promise<Storage> {
  const incoming = await openIncoming(folder)
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Stores other than Amazon's lack the newer checksums; the key is a hash anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 30_000 },
  })
  const place = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })
  const storePlace = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const identityPlace = { Bucket: bucket, Key: identityName }

  async function head(key: string) {
    try {
      return await client.send(new HeadObjectCommand(place(key)))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  const storage: Storage = {
    ...incoming,

    keep: (received) =>
      onS3(async () => {
        const there = await head(received.sha256)
        const age = Date.now() - (there?.LastModified?.getTime() ?? 0)
        if (there?.ContentLength !== received.bytes || age > freshMs) {
          // Large content is sent in parts; the object appears once the last has arrived.
          const Body = createReadStream(received.path)
          await new Upload({ client, queueSize: 2, params: { ...place(received.sha256), Body } }).done()
        }
        await rm(received.path, { force: true })
      }),

    async put(content) {
      const received = await incoming.receive(oneChunk(content), Number.POSITIVE_INFINITY)
      await storage.keep(received).finally(() => incoming.drop(received))
      return received.sha256
    },

    read: (key, { start, end, bytes } = {}) =>
      onS3(async () => {
        const Range = start === undefined ? undefined : `bytes=${start}-${end ?? ''}`
        const answer = await client.send(new GetObjectCommand({ ...place(key), Range })).catch((error: unknown) => {
          throw isMissing(error) || isBeyondEnd(error) ? new BytesGone() : error
        })
        const [body, length = 0] = [answer.Body as Readable, answer.ContentLength]
        const whole = answer.ContentRange === undefined ? length : Number(answer.ContentRange.split('/').at(-1))
        if (whole === (bytes ?? whole)) return ofLength(body, length)
        body.destroy()
        throw new BytesGone()
      }),

    size: (key) => onS3(async () => (await head(key))?.ContentLength),

    remove: (key) =>
      onS3(async () => {
        // A removal blocks the same content from being stored meanwhile, so it must be short.
        await client.send(new DeleteObjectCommand(place(key)), { abortSignal: AbortSignal.timeout(removalMs) })
      }),

    keys: (before) => keysIn(client, bucket, '', before),

    trash: s3Trash(client, bucket),

    erased: s3Erased(client, bucket),

    look: () =>
      onS3(async () => {
        await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(lookMs) })
      }),

    place: storePlace,

    async readIdentity() {
      const written = await onS3(async () => {
        try {
          const { Body } = await client.send(new GetObjectCommand(identityPlace))
          return await text(Body as Readable)
        } catch (error) {
          if (isMissing(error)) return undefined
          throw error
        }
      })
      return written === undefined ? undefined : parseIdentity(written, storePlace)
    },

    writeIdentity: (identity) =>
      onS3(async () => {
        const Body = writtenIdentity({ ...identity, place: storePlace })
        await client.send(new PutObjectCommand({ ...identityPlace, Body, ContentType: 'application/json' }))
      }),

    close: () => client.destroy(),
  }
  return storage
}

const trashPrefix = 'trash/'

/** Returns the trash: objects under a prefix of their own. Their age counts from when they arrived there. */
function s3Trash(client: S3Client, bucket: string): Trash {
  const kept = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })
  const trashed = (key: string) => ({ Bucket: bucket, Key: `${trashPrefix}${checkKey(key)}` })
  /** Resolves to whether there was something to move. */
  const move = async (from: { Bucket: string; Key: string }, to: { Bucket: string; Key: string }) => {
    try {
      await client.send(new CopyObjectCommand({ ...to, CopySource: `${bucket}/${from.Key}` }))
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
    await client.send(new DeleteObjectCommand(from))
    return true
  }
  return {
    put: (key) =>
      onS3(async () => {
        await move(kept(key), trashed(key))
      }),
    putBack: (key) => onS3(() => move(trashed(key), kept(key))),
    keys: (before) => keysIn(client, bucket, trashPrefix, before),
    remove: (key) =>
      onS3(async () => {
        await client.send(new DeleteObjectCommand(trashed(key)))
      }),
  }
}

const erasedPrefix = `${erasedName}/`

/** Returns the list as empty objects named by account id. */
function s3Erased(client: S3Client, bucket: string): ErasedList {
  return {
    add: (id) =>
      onS3(async () => {
        await client.send(new PutObjectCommand({ Bucket: bucket, Key: `${erasedPrefix}${id}`, Body: '' }))
      }),
    async *ids() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: erasedPrefix })) {
        yield* (page.Contents ?? []).map(({ Key = '' }) => Key.slice(erasedPrefix.length)).filter(isAccountId)
      }
    },
  }
}

async function* keysIn(client: S3Client, bucket: string, prefix: string, before: Date): AsyncIterable<string> {
  // The delimiter keeps objects under other prefixes (the trash) out of the list.
  const asked = { Bucket: bucket, Prefix: prefix, Delimiter: '/' }
  for await (const page of paginateListObjectsV2({ client }, asked)) {
    for (const { Key = '', LastModified } of page.Contents ?? []) {
      const key = Key.slice(prefix.length)
      if (isKey(key) && LastModified !== undefined && LastModified < before) yield key
    }
  }
}

async function onS3<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw s3Failure(error)
  }
}

function s3Failure(error: unknown): unknown {
  if (error instanceof Refusal) return error
  if (error instanceof S3ServiceException && isMissing(error)) return error
  const isFull =
    error instanceof S3ServiceException && /QuotaExceeded|InsufficientStorage|StorageFull/i.test(error.name)
  if (isFull) return Object.assign(new Refusal('STORAGE_FULL'), { cause: error })
  const known = storageFailure(error)
  // For any other failure of the store or the network (refused, too slow, no such bucket) it is unavailable.
  return known instanceof Refusal ? known : Object.assign(new Refusal('STORAGE_UNAVAILABLE'), { cause: error })
}

/** Returns whether a range starts beyond the end of the content. */
function isBeyondEnd(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket'
}
