import { checkSelection, type RefusalReason } from '../../files/index.ts'
import { entryBehind } from './mahara.ts'
import type { FeedEntry } from './read-leap2a.ts'
import { cutTo, tidy } from './tidy-words.ts'
import type { PackedFile } from './zip-package.ts'

export interface NamedFile extends PackedFile {
  name: string
  size: number
}

interface ChosenFiles {
  accepted: NamedFile[]
  /** Files that are not imported. */
  refused: { name: string; reason: RefusalReason | 'missing' }[]
  /** Entries of `own` that exceed the limits of one record and go into further ones. */
  left: FeedEntry[]
}

/** Files by their path relative to the feed. */
export type PackedFiles = ReadonlyMap<string, PackedFile>

/**
 * Returns a function that finds the resources belonging to an entry: those it links to, those its text shows, and those
 * that name it as their owner.
 */
export function belongings(resources: readonly FeedEntry[]): (entry: FeedEntry) => FeedEntry[] {
  const byName = new Map<string, FeedEntry[]>()
  const byOwner = new Map<string, FeedEntry[]>()
  for (const resource of resources) {
    for (const name of [resource.id, ...enclosed(resource)]) add(byName, name, resource)
    for (const { relation, href } of resource.links)
      if (/^is_(?:attachment|part)_of$/.test(relation)) add(byOwner, href, resource)
  }
  return (entry) => {
    const named = [...entry.links.map(({ href }) => href), ...shownIn(entry)].flatMap((name) => byName.get(name) ?? [])
    return [...new Set([...named, ...(byOwner.get(entry.id) ?? [])])]
  }
}

function add(lists: Map<string, FeedEntry[]>, name: string, resource: FeedEntry) {
  const list = lists.get(name)
  if (list === undefined) lists.set(name, [resource])
  else list.push(resource)
}

const enclosed = ({ links }: FeedEntry) =>
  links.flatMap(({ relation, href }) => (relation === 'enclosure' ? [href] : []))

/** Returns the addresses that an entry's text shows or links to. Mahara gives its images an `href`. */
function shownIn({ content }: FeedEntry): string[] {
  if (!(content instanceof Element)) return []
  return [...content.getElementsByTagName('*')].flatMap((element) =>
    ['src', /^(?:a|img)$/.test(element.localName) ? 'href' : '']
      .flatMap((name) => (name === '' ? [] : (element.getAttribute(name) ?? [])))
      .map(entryBehind),
  )
}

/** Returns the files of an entry: those of its resources `own`, and those it names itself. */
export function filesOf(own: readonly FeedEntry[], entry: FeedEntry, files: PackedFiles): ChosenFiles {
  const wanted = new Map<string, string>()
  for (const one of own) for (const href of enclosed(one)) wanted.set(pathOf(href, files), nameOf(one.title, href))
  for (const href of [...enclosed(entry), ...shownIn(entry)]) {
    const path = pathOf(href, files)
    if (files.has(path) && !wanted.has(path)) wanted.set(path, nameOf('', href))
  }
  const found = [...wanted].flatMap(([path, name]): NamedFile[] => {
    const file = files.get(path)
    return file === undefined ? [] : [{ ...file, name, size: file.bytes }]
  })
  const missing = [...wanted].filter(([path]) => !files.has(path)).map(([, name]) => name)
  const { accepted, refused } = checkSelection(found, { count: 0, bytes: 0 })
  const taken = new Set(accepted.map(({ path }) => path))
  const crowdedOut = new Set(refused.filter(({ reason }) => isForRoom(reason)).map(({ name }) => name))
  const left = own.filter((one) =>
    enclosed(one).some((href) => !taken.has(pathOf(href, files)) && crowdedOut.has(nameOf(one.title, href))),
  )
  const comesLater = new Set(left.flatMap((one) => enclosed(one).map((href) => nameOf(one.title, href))))
  return {
    accepted,
    left,
    refused: [
      ...refused.filter(({ name, reason }) => !isForRoom(reason) || !comesLater.has(name)),
      ...missing.map((name) => ({ name, reason: 'missing' as const })),
    ].map(({ name, reason }) => ({ name, reason })),
  }
}

const isForRoom = (reason: RefusalReason) => reason === 'quantity' || reason === 'total'

/** Returns the path as written, or percent-decoded when no file has that path; systems differ in which they write. */
function pathOf(href: string, files: PackedFiles): string {
  const written = href.normalize().replace(/^\.\//, '')
  if (files.has(written)) return written
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

/** Returns the title that the feed gives a file, with the extension of its path. */
function nameOf(title: string, href: string): string {
  const last = href.split('/').at(-1) ?? ''
  const dot = last.lastIndexOf('.')
  const ending = dot < 0 ? '' : last.slice(dot)
  const called = tidy(title).replace(/[/\\<>:"|?*]/g, ' ')
  if (called === '') return decoded(last)
  return called.toLowerCase().endsWith(ending.toLowerCase()) ? called : `${cutTo(called, 120)}${ending}`
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
