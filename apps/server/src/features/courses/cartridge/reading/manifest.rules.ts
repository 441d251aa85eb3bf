import { cleanLine } from '@learntrail/contract/characters'
import type { LeftOutKind } from '@learntrail/contract/courses/cartridge'
import { CartridgeProblem } from './cartridge-problem.rules.ts'
import { childrenOf, type Element, elementAt, parseMarkup, wordsIn } from './markup.rules.ts'

export const manifestName = 'imsmanifest.xml'

export interface Resource {
  id: string
  kind: 'content' | 'link' | LeftOutKind
  /** Path within the cartridge of the first file that it shows. */
  path: string
  /** Whether it belongs to another resource, such as the parts of a quiz, and is not a page of its own. */
  isAside: boolean
}

/** An item of the structure, which contains others or shows a resource. */
export interface Item {
  title: string
  resourceId: string | null
  items: Item[]
}

export interface Manifest {
  id: string
  title: string
  description: string
  keywords: string[]
  rights: string
  items: Item[]
  resources: ReadonlyMap<string, Resource>
}

const longestName = 200
export const nameOf = (words: string): string => [...cleanLine(words).trim()].slice(0, longestName).join('')

export function readManifest(xml: string): Manifest {
  const manifest = elementAt(parseMarkup(xml, { isXml: true }), 'manifest')
  const metadata = elementAt(manifest, 'metadata')
  const version = wordsIn(elementAt(metadata, 'schemaversion')).trim()
  if (manifest === undefined || !/^1\.[123](?:\.\d+)?$/.test(version)) throw new CartridgeProblem('UNREADABLE')
  const lom = elementAt(metadata, 'lom')
  const general = elementAt(lom, 'general')
  const said = (element: Element | undefined) => wordsIn(elementAt(element, 'string')).trim()
  return {
    id: manifest.attributes.identifier ?? '',
    title: nameOf(said(elementAt(general, 'title'))),
    description: said(elementAt(general, 'description')),
    keywords: general === undefined ? [] : childrenOf(general, 'keyword').map((keyword) => nameOf(said(keyword))),
    rights: said(elementAt(lom, 'rights', 'description')),
    items: itemsOf(manifest),
    resources: resourcesOf(manifest),
  }
}

/** The items below the root item if there is one, else the top level. */
function itemsOf(manifest: Element): Item[] {
  const organization = elementAt(manifest, 'organizations', 'organization')
  const first = organization === undefined ? [] : childrenOf(organization, 'item').map(itemOf)
  const [root, ...others] = first
  return root !== undefined && others.length === 0 && root.resourceId === null ? root.items : first
}

const itemOf = (element: Element): Item => ({
  title: nameOf(wordsIn(elementAt(element, 'title'))),
  resourceId: element.attributes.identifierref ?? null,
  items: childrenOf(element, 'item').map(itemOf),
})

function resourcesOf(manifest: Element): Map<string, Resource> {
  const resources = elementAt(manifest, 'resources')
  const found = new Map<string, Resource>()
  for (const element of resources === undefined ? [] : childrenOf(resources, 'resource')) {
    const { identifier = '', type = '', href, intendeduse } = element.attributes
    const base = element.attributes['xml:base'] ?? ''
    const first = childrenOf(element, 'file')[0]?.attributes.href
    found.set(identifier, {
      id: identifier,
      kind: intendeduse === 'assignment' ? 'assignment' : kindOf(type),
      path: pathWithin('', `${base}${href ?? first ?? ''}`) ?? '',
      isAside: /learning-application-resource/.test(type),
    })
  }
  return found
}

const kinds: readonly [RegExp, Resource['kind']][] = [
  [/^webcontent$|learning-application-resource/, 'content'],
  [/^imswl_/, 'link'],
  [/^imsqti_|assessment|question-bank/, 'quiz'],
  [/^imsdt_/, 'discussion'],
  [/^imsbasiclti_/, 'tool'],
  [/^assignment_/, 'assignment'],
]
const kindOf = (type: string): Resource['kind'] => kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'other'

/** Resolves an address against a folder of the cartridge; undefined if it leads outside. */
export function pathWithin(folder: string, address: string): string | undefined {
  const plain = decoded(address.replace(/[?#].*$/s, ''))
  if (plain === undefined || /^[a-z][a-z\d+.-]*:|^[/\\]/i.test(plain)) return undefined
  const parts: string[] = []
  for (const part of `${folder}/${plain}`.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined
    if (part !== '' && part !== '.' && part !== '..') parts.push(part)
  }
  return parts.length === 0 ? undefined : parts.join('/')
}

function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address)
  } catch {
    return undefined
  }
}
