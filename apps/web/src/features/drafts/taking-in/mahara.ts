const mahara = 'http://wiki.mahara.org/Developer_Area/Import%2F%2FExport/LEAP_Extensions#'

/** Returns Mahara's type of an entry, such as `blogpost` or `comment`; empty for feeds of other systems. */
export const kindInMahara = (entry: Element): string =>
  entry.getElementsByTagNameNS(mahara, 'artefactplugin')[0]?.getAttributeNS(mahara, 'type') ?? ''

/**
 * Returns the description and text blocks written on a Mahara page, in order; null for an entry that is no page.
 * Everything else on a page is an entry of its own that its `content` repeats.
 */
export function textOfPage(entry: Element, description: Node | null): Node | null {
  const [page] = entry.getElementsByTagNameNS(mahara, 'view')
  if (page === undefined) return null
  const text = new DOMParser().parseFromString('', 'text/html').body
  if (description !== null) for (const node of [...description.childNodes]) text.append(node.cloneNode(true))
  for (const block of page.getElementsByTagNameNS(mahara, 'blockinstance')) {
    if (block.getAttributeNS(mahara, 'blocktype') !== 'text') continue
    const title = block.getAttributeNS(mahara, 'blocktitle')?.trim()
    const written = settingOf(block.getElementsByTagNameNS(mahara, 'text')[0]?.textContent ?? '')
    if (title) text.append(headingOf(text, title))
    text.append(...new DOMParser().parseFromString(written, 'text/html').body.childNodes)
  }
  return text
}

function headingOf(text: Element, words: string): Element {
  const heading = text.ownerDocument.createElement('h2')
  heading.textContent = words
  return heading
}

/** Returns a block's setting, which Mahara writes as a JSON list of one element. */
function settingOf(setting: string): string {
  try {
    const [value] = JSON.parse(setting) as unknown[]
    return typeof value === 'string' ? value : ''
  } catch {
    return setting
  }
}

/**
 * Returns the id of the entry behind a Mahara download address, by which page texts refer to files; other addresses are
 * returned as they are.
 */
export function entryBehind(href: string): string {
  const [, file] = /artefact\/file\/download\.php\?(?:[^#]*&)?file=(\d+)/.exec(href) ?? []
  return file === undefined ? href : `portfolio:artefact${file}`
}
