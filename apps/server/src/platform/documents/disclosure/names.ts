import { plainXml } from '../../xml/plain-xml.ts'

const mostNames = 5
const mostCharacters = 80
/** Characters read of one element, nested elements included. */
const mostWords = 4_000
/** Placeholder names that programs write when they know no author. */
const nobody = new Set([
  'user',
  'admin',
  'administrator',
  'unknown',
  'anonymous',
  'owner',
  'windows user',
  'microsoft office user',
  '使用者',
  'windows 使用者',
  'office 使用者',
  'microsoft office 使用者',
  'openpyxl',
  'python-docx',
  'un-named',
])

/**
 * Returns the distinct names as people read them, without placeholders: at most five, of at most 80 characters each.
 */
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

/** Returns the text within each `<element>` of an XML text. */
export function wordsWithin(xml: string, element: string): string[] {
  const opening = new RegExp(`<${element}(?:\\s[^>]{0,500})?>`, 'g')
  const found: string[] = []
  while (opening.test(xml)) {
    const end = xml.indexOf(`</${element}>`, opening.lastIndex)
    if (end < 0) break
    found.push(plainXml(xml.slice(opening.lastIndex, Math.min(end, opening.lastIndex + mostWords))))
    opening.lastIndex = end
  }
  return found
}
