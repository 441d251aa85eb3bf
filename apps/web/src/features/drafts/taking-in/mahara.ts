const mahara = 'http://wiki.mahara.org/Developer_Area/Import%2F%2FExport/LEAP_Extensions#'

/** What Mahara calls an entry: `blogpost`, `comment`. Empty for what other systems have written. */
export const kindInMahara = (entry: Element): string =>
  entry.getElementsByTagNameNS(mahara, 'artefactplugin')[0]?.getAttributeNS(mahara, 'type') ?? ''

/**
 * The texts that somebody wrote on a page of Mahara itself, in their order; null for what is no such page. What else it
 * shows are entries of their own, and come in as such: its content repeats them.
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

/** A setting of a block is written as a list of one, in JSON. */
function settingOf(setting: string): string {
  try {
    const [value] = JSON.parse(setting) as unknown[]
    return typeof value === 'string' ? value : ''
  } catch {
    return setting
  }
}

/** The entry that an address of Mahara's own leads to, which a page's text names its files by. */
export function entryBehind(href: string): string {
  const [, file] = /artefact\/file\/download\.php\?(?:[^#]*&)?file=(\d+)/.exec(href) ?? []
  return file === undefined ? href : `portfolio:artefact${file}`
}
