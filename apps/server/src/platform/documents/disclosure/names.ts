const mostNames = 5
const mostCharacters = 80
/** Characters of an element, with the elements in it. */
const mostWords = 4_000
/** What programs write where nobody told them a name. */
const nobody = new Set([
  ...['user', 'admin', 'administrator', 'unknown', 'anonymous', 'owner', 'windows user', 'microsoft office user'],
  ...['使用者', 'windows 使用者', 'office 使用者', 'microsoft office 使用者', 'openpyxl', 'python-docx', 'un-named'],
])

/** Names as people read them, each once. */
export function cleanNames(names: readonly (string | undefined)[]): string[] {
  const clean = names
    .map((name = '') =>
      name
        .toWellFormed()
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim()
        .slice(0, mostCharacters)
        .toWellFormed(),
    )
    .filter((name) => name !== '' && !nobody.has(name.toLowerCase()))
  return [...new Set(clean)].slice(0, mostNames)
}

/** The words within each `<element>` of an XML text. */
export function wordsWithin(xml: string, element: string): string[] {
  const opening = new RegExp(`<${element}(?:\\s[^>]{0,500})?>`, 'g')
  const found: string[] = []
  while (opening.test(xml)) {
    const end = xml.indexOf(`</${element}>`, opening.lastIndex)
    if (end < 0) break
    found.push(plain(xml.slice(opening.lastIndex, Math.min(end, opening.lastIndex + mostWords))))
    opening.lastIndex = end
  }
  return found
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(inner: string): string {
  return inner
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
      if (hex === undefined && decimal === undefined) return entities[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
}
