import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { joinLines } from './tidy-text.ts'

const reader = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => `${join(reader, name)}/`

/** What its pages say, one after the other, until there is enough. Throws where only a password opens it. */
export async function textOfPdf(content: Uint8Array, characters: number): Promise<string> {
  const loading = getDocument({
    data: new Uint8Array(content),
    // Fonts of Chinese that bring no table of their own characters.
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await loading.promise
    let text = ''
    for (let number = 1; number <= document.numPages && text.length < characters; number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      for (const item of items) if ('str' in item) text += `${item.str}${item.hasEOL ? '\n' : ''}`
      text += '\n'
      page.cleanup()
    }
    return joinLines(text)
  } finally {
    await loading.destroy()
  }
}
