import { kindInMahara, textOfPage } from './mahara.ts'
import { PackageProblem, packageLimits } from './package-limits.ts'

const atom = 'http://www.w3.org/2005/Atom'
const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const leap2 = 'http://terms.leapspecs.org/'

interface FeedLink {
  /** Without namespace: `has_part`, `enclosure`. */
  relation: string
  href: string
}

export interface FeedEntry {
  id: string
  title: string
  /** Without namespace: `entry`, `resource`, `person`. An entry without a type is an `entry`. */
  type: string
  /** Mahara's type of it; empty for other systems. */
  kind: string
  /** Whether it is a Mahara page, with only the text written on the page itself as `content`. */
  isPage: boolean
  /** Its content; null when there is none, or only a file. */
  content: Node | null
  /** The text of the content in the feed, from which the client id is made. */
  written: string
  /** Date or time as in the feed; for a period, the day on which it ended. */
  publishedAt: string
  tags: string[]
  links: FeedLink[]
}

/**
 * Reads a Leap2A feed. External references are not fetched; a feed that declares entities is refused. Throws a
 * `PackageProblem`.
 */
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
  const [content] = childrenOf(entry, 'content')
  const [summary] = childrenOf(entry, 'summary')
  const source = content?.getAttribute('src')
  const description = source || isBlank(content) ? summary : content
  const page = textOfPage(entry, summary === undefined ? null : contentOf(summary))
  const types = childrenOf(entry, 'type', rdf).map((type) => localName(type.getAttributeNS(rdf, 'resource') ?? ''))
  return {
    id: wordsOf(entry, 'id'),
    title: wordsOf(entry, 'title'),
    type: types[0] || 'entry',
    kind: kindInMahara(entry),
    isPage: page !== null,
    content: page ?? (description === undefined ? null : contentOf(description)),
    written: (page ?? description)?.textContent ?? '',
    publishedAt: dayOf(entry) || wordsOf(entry, 'published') || wordsOf(entry, 'updated'),
    // Categories with a scheme belong to the standard.
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

const isBlank = (content: Element | undefined) =>
  content === undefined || (content.textContent?.trim() === '' && content.getElementsByTagName('*').length === 0)

/** Returns the end day, or else the start day; incomplete dates are ignored, as many feeds give only a year. */
function dayOf(entry: Element): string {
  const dates = childrenOf(entry, 'date', leap2)
  const at = (point: string) =>
    dates.find((date) => date.getAttributeNS(leap2, 'point') === point)?.textContent?.trim() ?? ''
  return [at('end'), at('start')].find((day) => /^\d{4}-\d{2}-\d{2}/.test(day)) ?? ''
}

/**
 * Returns XHTML as it is, HTML parsed in an inert document (no scripts run, nothing is loaded), and plain text as one
 * paragraph per line.
 */
function contentOf(content: Element): Node {
  const type = content.getAttribute('type') ?? 'text'
  if (type === 'xhtml') return content
  if (/^(?:text\/)?html$/.test(type))
    return new DOMParser().parseFromString(content.textContent ?? '', 'text/html').body
  const { body } = new DOMParser().parseFromString('', 'text/html')
  // Content of any other type is an encoded file.
  const words = /^text(?:\/|$)/.test(type) ? (content.textContent ?? '') : ''
  for (const line of words.split('\n')) {
    const paragraph = body.ownerDocument.createElement('p')
    paragraph.textContent = line
    body.append(paragraph)
  }
  return body
}
