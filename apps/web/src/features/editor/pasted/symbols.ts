const wingdings: Record<string, string> = {
  l: '●',
  m: '❍',
  n: '■',
  o: '☐',
  q: '❑',
  r: '❒',
  s: '◆',
  t: '◆',
  u: '◆',
  v: '❖',
  w: '◆',
  '§': '▪',
  '¨': '☐',
  Ø: '➢',
  ü: '✓',
  û: '✗',
  þ: '☑',
  ý: '☒',
  à: '→',
  ß: '←',
  á: '↑',
  â: '↓',
  è: '➔',
  ð: '⇨',
  F: '☞',
  '«': '★',
  J: '☺',
  K: '😐',
  L: '☹',
  '(': '☎',
  '*': '✉',
  '!': '✏',
  '?': '✍',
  '¤': '⦿',
}
const symbol: Record<string, string> = { '·': '•', '®': '→', '¬': '←', '­': '↑', '¯': '↓', '³': '≥', '£': '≤' }

const fontOf = /(?:font-family|mso-symbol-font-family|mso-font-family)\s*:\s*["']?(wingdings|symbol)\b/i

/** Replaces letters set in Wingdings or Symbol by the Unicode characters they look like. */
export function readSymbols(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style], font[face]')) {
    const signs = signsOf(element)
    if (!signs) continue
    for (const child of element.childNodes)
      if (child.nodeType === Node.TEXT_NODE) child.textContent = asSeen(child.textContent ?? '', signs)
  }
}

function signsOf(element: Element): Record<string, string> | undefined {
  const style = `${element.getAttribute('style') ?? ''};font-family:${element.getAttribute('face') ?? ''}`
  const font = fontOf.exec(style)?.[1]?.toLowerCase()
  return font === 'wingdings' ? wingdings : font === 'symbol' ? symbol : undefined
}

/** Also maps codes in the private area, where office programs put symbol fonts (U+F020–F0FF). */
function asSeen(text: string, signs: Record<string, string>): string {
  return [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0
      const letter = code >= 0xf020 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : character
      return signs[letter] ?? character
    })
    .join('')
}
