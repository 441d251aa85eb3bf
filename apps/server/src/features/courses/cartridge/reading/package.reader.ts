import { writeFile } from 'node:fs/promises'
import { cartridgeLimits } from '@learntrail/contract/courses/cartridge-limits'
import { zipMethods } from '@learntrail/contract/files/zip-directory'
import { unpackEntry, type ZipEntry, zipEntries } from '../../../../platform/zip/read-zip.ts'
import { CartridgeProblem } from './cartridge-problem.rules.ts'

/** The entries of a cartridge by path. No entry is ever written under the name it gives. */
export interface Package {
  has(path: string): boolean
  paths: readonly string[]
  text(path: string): Promise<string>
  /** Unpacks to a path chosen here; false if the entry has `mostBytes` or more. */
  unpack(path: string, to: string, mostBytes: number): Promise<boolean>
}

export async function openPackage(from: string): Promise<Package> {
  const entries = await zipEntries(from)
  if (entries.length === 0) throw new CartridgeProblem('UNREADABLE')
  check(entries)
  const byPath = new Map(entries.filter(({ name }) => !name.endsWith('/')).map((entry) => [entry.name, entry]))
  const content = async (path: string, mostBytes: number): Promise<Buffer> => {
    const entry = byPath.get(path)
    const bytes = entry && (await unpackEntry(from, entry, mostBytes))
    // A size that differs from the directory's means damage or deceit.
    if (entry === undefined || bytes?.length !== entry.bytes) throw new CartridgeProblem('UNREADABLE')
    return bytes
  }
  return {
    has: (path) => byPath.has(path),
    paths: [...byPath.keys()],
    async text(path) {
      if ((byPath.get(path)?.bytes ?? 0) > cartridgeLimits.textBytes) throw new CartridgeProblem('TOO_LARGE')
      return textOf(await content(path, cartridgeLimits.textBytes))
    },
    async unpack(path, to, mostBytes) {
      if ((byPath.get(path)?.bytes ?? 0) >= mostBytes) return false
      await writeFile(to, await content(path, mostBytes), { mode: 0o600 })
      return true
    },
  }
}

function check(entries: readonly ZipEntry[]): void {
  if (entries.some(({ method }) => method === zipMethods.locked)) throw new CartridgeProblem('LOCKED')
  if (entries.some((entry) => entry.isLink || isBomb(entry) || leadsOut(entry))) throw new CartridgeProblem('UNSAFE')
  if (new Set(entries.map(({ name }) => name)).size < entries.length) throw new CartridgeProblem('UNSAFE')
  if (entries.length > cartridgeLimits.entries) throw new CartridgeProblem('TOO_LARGE')
  const unpacked = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  if (unpacked > cartridgeLimits.unpackedBytes) throw new CartridgeProblem('TOO_LARGE')
}

const isBomb = ({ bytes, packedBytes }: ZipEntry) =>
  bytes > cartridgeLimits.ratioFrom && bytes > packedBytes * cartridgeLimits.ratio

const leadsOut = ({ name }: ZipEntry) => /^[/\\]|\\|^[a-z]:|\0/i.test(name) || name.split('/').includes('..')

/** Cartridges are UTF-8; a UTF-16 byte order mark, as some Mac and Windows programs write it, is honoured. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new CartridgeProblem('UNREADABLE')
  }
}
