import { randomUUID } from 'node:crypto'
import { basename, join } from 'node:path'
import type { LeftOut, LeftOutKind } from '@learntrail/contract/courses/cartridge'
import { cartridgeLimits } from '@learntrail/contract/courses/cartridge-limits'
import type { CourseResource } from '@learntrail/contract/courses/content'
import type { CourseFileUse } from '@learntrail/contract/courses/facts'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { kindOfName } from '@learntrail/contract/files/file-types'
import { fileLimits } from '@learntrail/contract/files/limits'
import { webAddress } from '@learntrail/contract/text'
import { captionsBeside, type PackedCaptions } from './captions-beside.reader.ts'
import { CartridgeProblem } from './cartridge-problem.rules.ts'
import { nameOf } from './manifest.rules.ts'
import { elementAt, parseMarkup, wordsIn } from './markup.rules.ts'
import type { Package } from './package.reader.ts'

/** A file of the cartridge that the course takes over, unpacked. */
export interface PackedFile {
  /** Id by which resources refer to it. */
  id: string
  use: CourseFileUse
  name: string
  /** Path on this machine. */
  at: string
  /** Captions of a film. */
  captions: PackedCaptions[]
}

export interface PackedThings {
  files: PackedFile[]
  leftOut: LeftOut[]
  leave(kind: LeftOutKind, name: string): void
  /** Unpacks a file by its path, once even if referred to several times; undefined if a course cannot hold it. */
  file(path: string, said?: Partial<PackedFile>): Promise<string | undefined>
  fileResource(path: string, name: string): Promise<CourseResource[]>
  linkResource(path: string, name: string): Promise<CourseResource[]>
}

const address = webAddress(courseLimits.address)

/** Unpacks the cartridge's files into a folder on demand, and notes what is left out. */
export function packedThings(packed: Package, folder: string): PackedThings {
  const taken = new Map<string, string | undefined>()
  const things: PackedThings = {
    files: [],
    leftOut: [],
    leave(kind, name) {
      if (!things.leftOut.some((one) => one.kind === kind && one.name === name)) things.leftOut.push({ kind, name })
    },
    async file(path, said = {}) {
      if (taken.has(path)) return taken.get(path)
      const file = { id: randomUUID(), use: 'resource', name: basename(path), ...said } as const
      const at = join(folder, String(taken.size))
      const isTaken =
        kindOfName(file.name) !== undefined && packed.has(path) && (await packed.unpack(path, at, fileLimits.bytes + 1))
      taken.set(path, isTaken ? file.id : undefined)
      if (!isTaken) things.leave('file', nameOf(file.name))
      else things.files.push({ ...file, at, captions: await captionsBeside(packed, path, at) })
      if (things.files.length > cartridgeLimits.files) throw new CartridgeProblem('TOO_LARGE')
      return taken.get(path)
    },
    async fileResource(path, name) {
      const courseFileId = await things.file(path)
      if (courseFileId === undefined) return []
      const type = path.toLowerCase().endsWith('.mp4') ? 'video' : 'file'
      const called = name || nameOf(basename(path))
      return [{ id: randomUUID(), type, name: called, courseFileId, address: null, duration: null }]
    },
    async linkResource(path, name) {
      const link = packed.has(path) ? parseMarkup(await packed.text(path), { isXml: true }) : undefined
      const webLink = elementAt(link, 'webLink')
      const { data } = address.safeParse(elementAt(webLink, 'url')?.attributes.href)
      const called = name || nameOf(wordsIn(elementAt(webLink, 'title')))
      if (data === undefined) {
        things.leave('link', called)
        return []
      }
      return [{ id: randomUUID(), type: 'external', name: called, courseFileId: null, address: data, duration: null }]
    },
  }
  return things
}
