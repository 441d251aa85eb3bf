import { randomUUID } from 'node:crypto'
import { basename, dirname } from 'node:path'
import type { PicturedDocument } from '@learntrail/contract/content/document'
import type { EditorNode } from '@learntrail/contract/content/tidy'
import type { CourseChapter, CourseResource, CourseUnit } from '@learntrail/contract/courses/content'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { kindOfName } from '@learntrail/contract/files/file-types'
import { type Item, type Manifest, nameOf, pathWithin, type Resource } from './manifest.rules.ts'
import type { Package } from './package.reader.ts'
import type { PackedThings } from './packed-things.reader.ts'
import { readPage, type Shown, titleOf } from './page-content.rules.ts'
import { textsOf } from './texts-of.rules.ts'

export interface ReadItems {
  chapters: CourseChapter[]
  texts: { unitId: string; text: PicturedDocument }[]
}

interface Source {
  manifest: Manifest
  packed: Package
  things: PackedThings
  /** Name of the chapter for pages outside the structure. */
  otherPages: string
}

interface Pieces {
  texts: PicturedDocument[]
  resources: CourseResource[]
}

const isPage = (path: string) => /\.x?html?$/i.test(path)

/** Maps the cartridge's structure to chapters and units; deeper items become units named after their ancestors. */
export async function readItems(source: Source): Promise<ReadItems> {
  const { manifest, things, otherPages } = source
  const read: ReadItems = { chapters: [], texts: [] }
  const add = async (name: string, items: readonly Item[]) => {
    const units = await unitsOf(source, read, items, [])
    if (units.length > 0) read.chapters.push({ id: randomUUID(), name, units })
  }
  let loose: Item[] = []
  const addLoose = async () => {
    await add(manifest.title, loose)
    loose = []
  }
  for (const item of manifest.items) {
    if (item.resourceId !== null) loose.push(item)
    else {
      await addLoose()
      await add(item.title, item.items)
    }
  }
  await addLoose()
  const { pages, others } = unnamed(manifest)
  await add(otherPages, await Promise.all(pages.map((resource) => itemOf(source, resource))))
  for (const { kind, path } of others) things.leave(kind === 'content' ? 'file' : kind, nameOf(basename(path)))
  return read
}

/** Resources that no item refers to: pages, and others, some of which a page may show. */
function unnamed({ items, resources }: Manifest): { pages: Resource[]; others: Resource[] } {
  const named = new Set(resourceIdsIn(items))
  const left = [...resources.values()].filter(({ id, isAside, path }) => !named.has(id) && !isAside && path !== '')
  const isOwnPage = ({ kind, path }: Resource) => kind === 'content' && isPage(path)
  return { pages: left.filter(isOwnPage), others: left.filter(({ kind }) => kind !== 'content') }
}

/** Names an unlisted page after its title, or else after its file. */
async function itemOf({ packed }: Source, { id, path }: Resource): Promise<Item> {
  const title = packed.has(path) ? titleOf(await packed.text(path)) : ''
  const fileName = basename(path)
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
  return { title: nameOf(title || fileName), resourceId: id, items: [] }
}

const resourceIdsIn = (items: readonly Item[]): string[] =>
  items.flatMap(({ resourceId, items: within }) => [
    ...(resourceId === null ? [] : [resourceId]),
    ...resourceIdsIn(within),
  ])

async function unitsOf(
  source: Source,
  read: ReadItems,
  items: readonly Item[],
  above: readonly string[],
): Promise<CourseUnit[]> {
  const units: CourseUnit[] = []
  for (const item of items) {
    const names = item.title === above.at(-1) ? above : [...above, item.title]
    if (item.resourceId !== null) units.push(...(await unitOf(source, read, names, [item])))
    if (item.items.length === 0) continue
    const isOne = item.resourceId === null && fitsOne(source, item.items)
    units.push(
      ...(isOne ? await unitOf(source, read, names, item.items) : await unitsOf(source, read, item.items, names)),
    )
  }
  return units
}

/** Whether the items fit in one unit: at most one page, and no more resources than a unit holds. */
function fitsOne({ manifest }: Source, items: readonly Item[]): boolean {
  if (items.some((item) => item.items.length > 0)) return false
  const shown = items.flatMap(({ resourceId }) => manifest.resources.get(resourceId ?? '') ?? [])
  const pages = shown.filter(({ kind, path }) => kind === 'content' && isPage(path))
  return pages.length <= 1 && shown.length - pages.length <= courseLimits.resourcesPerUnit
}

/** Splits what exceeds one unit into further, numbered units. */
async function unitOf(source: Source, read: ReadItems, names: readonly string[], items: readonly Item[]) {
  const all: Pieces = { texts: [], resources: [] }
  for (const item of items) {
    const { texts, resources } = await piecesOf(source, item)
    all.texts.push(...texts)
    all.resources.push(...resources.filter((resource) => !all.resources.some((one) => isSame(one, resource))))
  }
  const most = courseLimits.resourcesPerUnit
  const count = Math.max(all.texts.length, Math.ceil(all.resources.length / most))
  const name = names.filter((one) => one !== '').join(' – ')
  return Array.from({ length: count }, (_, at): CourseUnit => {
    const unit = {
      id: randomUUID(),
      name: at === 0 ? name : `${name} (${at + 1})`,
      resources: all.resources.slice(at * most, (at + 1) * most),
    }
    const text = all.texts[at]
    if (text !== undefined) read.texts.push({ unitId: unit.id, text })
    return unit
  })
}

const isSame = (one: CourseResource, other: CourseResource) =>
  one.courseFileId === other.courseFileId && one.address === other.address

const nothing: Pieces = { texts: [], resources: [] }

async function piecesOf(source: Source, { title, resourceId }: Item): Promise<Pieces> {
  const { manifest, packed, things } = source
  const resource = manifest.resources.get(resourceId ?? '')
  if (resource === undefined) {
    things.leave('other', title)
    return nothing
  }
  const { kind, path } = resource
  if (kind === 'link') return { texts: [], resources: await things.linkResource(path, title) }
  if (kind === 'content' && !isPage(path)) return { texts: [], resources: await things.fileResource(path, title) }
  if (kind === 'content' && packed.has(path)) return pieceOfPage(source, path, title)
  things.leave(kind === 'content' ? 'page' : kind, title || nameOf(basename(path)))
  return nothing
}

async function pieceOfPage(source: Source, path: string, title: string): Promise<Pieces> {
  const { packed, things } = source
  const { blocks, shown } = readPage(await packed.text(path), title)
  const texts = textsOf(await withFiles(source, path, blocks))
  if (texts === undefined) things.leave('page', title)
  const resources: CourseResource[] = []
  for (const one of shown) {
    const found = placesOf(path, one).find((place) => packed.has(place))
    // Linked pages are items of their own, and links may lead to missing files.
    if (found !== undefined && !isPage(found)) resources.push(...(await things.fileResource(found, nameOf(one.name))))
  }
  return { texts: texts ?? [], resources }
}

/** Replaces picture addresses with file ids; pictures that are elsewhere or unusable are left out and reported. */
async function withFiles(
  { packed, things }: Source,
  path: string,
  blocks: readonly EditorNode[],
): Promise<EditorNode[]> {
  const all: EditorNode[] = []
  for (const block of blocks) {
    if (block.type !== 'picture') {
      all.push(block)
      continue
    }
    const address = String(block.attrs?.fileId)
    const text = String(block.attrs?.text)
    const found = placesOf(path, { address }).find((place) => packed.has(place))
    const isPicture = found !== undefined && kindOfName(basename(found)) === 'image'
    if (!isPicture) things.leave('picture', nameOf(text || (/^data:/i.test(address) ? '' : address)))
    const fileId = isPicture ? await things.file(found, { use: 'picture' }) : undefined
    if (fileId !== undefined) all.push({ type: 'picture', attrs: { fileId, text } })
  }
  return all
}

/** Candidate paths of a link: relative to the page, or in the folders that $IMS-CC-FILEBASE$ may stand for. */
function placesOf(path: string, { address }: Pick<Shown, 'address'>): string[] {
  const sign = /^(?:\$|%24)IMS[-_]CC[-_]FILEBASE(?:\$|%24)\/?/i
  const folder = dirname(path)
  if (!sign.test(address)) return [pathWithin(folder, address)].flatMap((place) => place ?? [])
  const rest = address.replace(sign, '')
  return [pathWithin('web_resources', rest), pathWithin('', rest), pathWithin(folder, rest)].flatMap(
    (place) => place ?? [],
  )
}
