import { readPdf } from '../pdf-reader.ts'
import { joinLines } from './tidy-text.ts'

/** Returns the text of the pages in order, until at least `characters` are read. Throws if the PDF needs a password. */
export async function textOfPdf(content: Uint8Array, characters: number): Promise<string> {
  const loading = readPdf(content)
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
