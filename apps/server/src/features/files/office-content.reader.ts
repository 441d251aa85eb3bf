import { createReadStream } from 'node:fs'
import { zipEntries } from '../../platform/zip/read-zip.ts'

/** More than a long presentation full of photos. */
const mostEntries = 10_000
const mostUnpackedBytes = 400 * 1024 * 1024

/**
 * Whether a zip file unpacks to a size that a program can hold; true for files that are no zip. A directory that lies
 * is caught by the program's limits of memory and time.
 */
export async function isZipReasonable(path: string): Promise<boolean> {
  const entries = await zipEntries(path)
  return entries.length <= mostEntries && entries.reduce((sum, { bytes }) => sum + bytes, 0) <= mostUnpackedBytes
}

/**
 * Whether a file is of this Office zip format: its parts are in the folder, and macros only where the format allows
 * them.
 */
export async function isOfficeZip(
  path: string,
  folder: 'word' | 'xl' | 'ppt',
  mayHaveMacros = false,
): Promise<boolean> {
  const names = (await zipEntries(path)).map(({ name }) => name)
  if (!names.includes('[Content_Types].xml') || !names.some((name) => name.startsWith(`${folder}/`))) return false
  return mayHaveMacros || !names.some((name) => /vbaProject\.bin$/i.test(name))
}

/**
 * Whether a file of the older Office formats contains one of these streams. They share one container and differ by the
 * name of the main stream.
 */
export async function hasOfficeStream(path: string, streams: readonly string[]): Promise<boolean> {
  const names = streams.map((stream) => Buffer.from(`${stream}\u0000`, 'utf16le'))
  const longest = Math.max(...names.map((name) => name.length))
  let before = Buffer.alloc(0)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const window = Buffer.concat([before, chunk])
    if (names.some((name) => window.includes(name))) return true
    before = window.subarray(-longest)
  }
  return false
}
