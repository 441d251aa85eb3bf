const besideHan =
  /(?<=\p{Script=Han}|[，、。；：！？」』）])[ \u3000]*\n[ \u3000]*(?=\p{Script=Han}|[，、。；：！？「『（])/gu

/** Lines that a page has cut: a word of Han goes on in the next one. */
export function joinLines(text: string): string {
  return text.replace(besideHan, '')
}

/** At most so many characters, without what no text has and without more blanks than one. */
export function tidyText(text: string, characters: number): string {
  const tidy = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
  return tidy.length <= characters ? tidy : tidy.slice(0, characters).replace(/[\ud800-\udbff]$/, '')
}
