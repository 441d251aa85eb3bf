import { taipeiTimeOf } from '../../../ui/taipei-time.ts'
import { PackageProblem, packageLimits } from './package-limits.ts'
import { readFeed } from './read-leap2a.ts'
import { type LeftOut, type PackedRecord, recordsOf } from './records-of-feed.ts'
import { listPacked, type PackedFile, unpack } from './zip-package.ts'

export interface OpenedPackage {
  source: Blob
  records: PackedRecord[]
  leftOut: LeftOut[]
}

/** An opened package with what is already imported, for review before anything is created. */
export interface Shown extends OpenedPackage {
  /** Client ids of records that already exist. */
  known: ReadonlySet<string>
}

const feedName = 'leap2a.xml'

/** Reads a Leap2A package, or a bare feed. All in the browser; nothing is uploaded. Throws a `PackageProblem`. */
export async function openPackage(source: Blob): Promise<OpenedPackage> {
  if (source.size > packageLimits.bytes) throw new PackageProblem('too_large')
  const { feed, files } = (await isZip(source)) ? await feedOfZip(source) : await bareFeed(source)
  const today = taipeiTimeOf(new Date()).day
  return { source, ...(await recordsOf({ entries: readFeed(wordsOf(feed)), files, today })) }
}

async function isZip(source: Blob): Promise<boolean> {
  const [p, k] = new Uint8Array(await source.slice(0, 2).arrayBuffer())
  return p === 0x50 && k === 0x4b
}

async function bareFeed(source: Blob) {
  if (source.size > packageLimits.feedBytes) throw new PackageProblem('too_large')
  return { feed: new Uint8Array(await source.arrayBuffer()), files: new Map<string, PackedFile>() }
}

async function feedOfZip(source: Blob) {
  const packed = await listPacked(source)
  // Some systems put everything into a folder; the feed with the shortest path counts.
  const [feed] = packed
    .filter(({ path }) => path.split('/').at(-1) === feedName)
    .sort((one, other) => one.path.length - other.path.length)
  if (feed === undefined) throw new PackageProblem('no_feed')
  const folder = feed.path.slice(0, -feedName.length)
  const beside = packed.filter(({ path }) => path.startsWith(folder))
  return {
    feed: await unpack(source, feed, packageLimits.feedBytes),
    files: new Map(beside.map((file) => [file.path.slice(folder.length), file])),
  }
}

/**
 * Decodes a feed as UTF-8, the only encoding accepted: another could hide declarations from the check in `readFeed`.
 */
function wordsOf(feed: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(feed)
  } catch {
    throw new PackageProblem('unreadable')
  }
}
