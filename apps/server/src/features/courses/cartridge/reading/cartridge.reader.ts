import type { LeftOut } from '@learntrail/contract/courses/cartridge'
import { cartridgeLimits } from '@learntrail/contract/courses/cartridge-limits'
import { type CourseOutline, courseTag, emptyCourse } from '@learntrail/contract/courses/content'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { ownFormName, ownIdentifier, readOwnForm } from '../cartridge-form.rules.ts'
import { type CartridgeFault, CartridgeProblem } from './cartridge-problem.rules.ts'
import { type ReadItems, readItems } from './items.reader.ts'
import { type Manifest, manifestName, nameOf, readManifest } from './manifest.rules.ts'
import { parseMarkup, wordsIn } from './markup.rules.ts'
import { openPackage, type Package } from './package.reader.ts'
import { type PackedFile, packedThings } from './packed-things.reader.ts'

export interface Order {
  /** Path of the cartridge; `folder` receives its files. */
  from: string
  folder: string
  otherPages: string
}

export interface ReadCartridge {
  outline: CourseOutline
  texts: ReadItems['texts']
  files: PackedFile[]
  leftOut: LeftOut[]
}

export type CartridgeAnswer = { read: ReadCartridge } | { fault: CartridgeFault }

/** Reads a cartridge in a process that can be killed; answers `CartridgeAnswer` as JSON. */
export async function write(order: Order): Promise<Uint8Array> {
  const answer = await read(order).then(
    (course): CartridgeAnswer => ({ read: course }),
    (error: unknown): CartridgeAnswer => {
      if (error instanceof CartridgeProblem) return { fault: error.fault }
      throw error
    },
  )
  return Buffer.from(JSON.stringify(answer))
}

async function read({ from, folder, otherPages }: Order): Promise<ReadCartridge> {
  const packed = await openPackage(from)
  if (!packed.has(manifestName)) throw new CartridgeProblem('UNREADABLE')
  const manifest = readManifest(await packed.text(manifestName))
  const course = (await readOwn(packed, manifest, folder)) ?? (await readAny({ packed, manifest, folder, otherPages }))
  const { chapters } = course.outline
  const unitCount = chapters.reduce((sum, { units }) => sum + units.length, 0)
  if (unitCount > cartridgeLimits.units || chapters.length > cartridgeLimits.units)
    throw new CartridgeProblem('TOO_LARGE')
  if (JSON.stringify(course.outline).length > mostOutline) throw new CartridgeProblem('TOO_LARGE')
  return course
}

/** Characters of JSON; below the limit of a collaborative document. */
const mostOutline = 500_000

/** Restores a cartridge made here in full. */
async function readOwn(packed: Package, manifest: Manifest, folder: string): Promise<ReadCartridge | undefined> {
  if (manifest.id !== ownIdentifier || !packed.has(ownFormName)) return undefined
  const form = readOwnForm(await packed.text(ownFormName))
  if (form === undefined) return undefined
  const things = packedThings(packed, folder)
  for (const { path, ...file } of form.files) await things.file(path, file)
  const unitIds = new Set(form.outline.chapters.flatMap(({ units }) => units.map(({ id }) => id)))
  const texts = form.texts.filter(({ unitId }) => unitIds.has(unitId))
  return { outline: form.outline, texts, files: things.files, leftOut: things.leftOut }
}

async function readAny({
  packed,
  manifest,
  folder,
  otherPages,
}: {
  packed: Package
  manifest: Manifest
  folder: string
  otherPages: string
}): Promise<ReadCartridge> {
  const things = packedThings(packed, folder)
  const { chapters, texts } = await readItems({ manifest, packed, things, otherPages })
  if (chapters.length === 0) throw new CartridgeProblem('EMPTY')
  const outline = { ...emptyCourse, ...factsOf(manifest), chapters }
  return { outline, texts, files: things.files, leftOut: things.leftOut }
}

/** Descriptions may be HTML, recognised by a leading tag. */
function wordsOf(said: string, most: number): string {
  const words = /^\s*<[a-z]/i.test(said) ? wordsIn(parseMarkup(said, { isXml: false })) : said
  return [...words.trim()].slice(0, most).join('')
}

function factsOf({ title, description, keywords, rights }: Manifest) {
  const tags = keywords.flatMap((keyword) => courseTag.safeParse(keyword).data ?? [])
  return {
    name: nameOf(title),
    introduction: wordsOf(description, courseLimits.introduction),
    copyright: wordsOf(rights, courseLimits.copyright),
    tags: [...new Set(tags)].slice(0, courseLimits.tags),
  }
}
