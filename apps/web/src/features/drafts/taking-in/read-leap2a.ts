import { PackageProblem, packageLimits } from './package-limits.ts'

const atom = 'http://www.w3.org/2005/Atom'
const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'

interface FeedLink {
  /** Without its namespace: `has_part`, `enclosure`. */
  relation: string
  href: string
}

export interface FeedEntry {
  id: string
  title: string
  /** Without its namespace: `entry`, `resource`, `person`. */
  type: string
  /** What its content is made of; null where that is a file. */
  content: Node | null
  /** The same as it is written in the feed, by which the entry is known again. */
  written: string
  /** As the feed says it. */
  publishedAt: string
  tags: string[]
  links: FeedLink[]
}

/** Reads a Leap2A feed. What it names outside of itself is not fetched, and a feed that declares entities is not read. */
export function readFeed(xml: string): FeedEntry[] {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new PackageProblem('unsafe')
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  const feed = document.documentElement
  if (document.getElementsByTagName('parsererror').length > 0) throw new PackageProblem('unreadable')
  if (feed.localName !== 'feed' || feed.namespaceURI !== atom) throw new PackageProblem('no_feed')
  const entries = childrenOf(feed, 'entry')
  if (entries.length > packageLimits.entries) throw new PackageProblem('too_many')
  return entries.map(entryOf)
}

const childrenOf = (parent: Element, name: string, namespace = atom): Element[] =>
  [...parent.children].filter((child) => child.localName === name && child.namespaceURI === namespace)
const wordsOf = (parent: Element, name: string) => childrenOf(parent, name)[0]?.textContent?.trim() ?? ''
const localName = (name: string) => name.split(/[:/#]/).at(-1) ?? ''

function entryOf(entry: Element): FeedEntry {
  const [content = childrenOf(entry, 'summary')[0]] = childrenOf(entry, 'content')
  const source = content?.getAttribute('src')
  const types = childrenOf(entry, 'type', rdf).map((type) => localName(type.getAttributeNS(rdf, 'resource') ?? ''))
  return {
    id: wordsOf(entry, 'id'),
    title: wordsOf(entry, 'title'),
    type: types[0] ?? '',
    content: content === undefined || source ? null : contentOf(content),
    written: content?.textContent ?? '',
    publishedAt: wordsOf(entry, 'published') || wordsOf(entry, 'updated'),
    // Those with a scheme are the standard's own.
    tags: childrenOf(entry, 'category').flatMap((tag) =>
      tag.hasAttribute('scheme') ? [] : [tag.getAttribute('label') ?? tag.getAttribute('term') ?? ''],
    ),
    links: [
      ...(source ? [{ relation: 'enclosure', href: source }] : []),
      ...childrenOf(entry, 'link').map((link) => ({
        relation: localName(link.getAttribute('rel') ?? ''),
        href: link.getAttribute('href') ?? '',
      })),
    ],
  }
}

/** XHTML as it stands; HTML parsed where nothing of it runs or is loaded; plain words as their lines. */
function contentOf(content: Element): Node {
  const type = content.getAttribute('type') ?? 'text'
  if (type === 'xhtml') return content
  if (type === 'html') return new DOMParser().parseFromString(content.textContent ?? '', 'text/html').body
  const { body } = new DOMParser().parseFromString('', 'text/html')
  for (const line of (content.textContent ?? '').split('\n')) {
    const paragraph = body.ownerDocument.createElement('p')
    paragraph.textContent = line
    body.append(paragraph)
  }
  return body
}
