const besideHan =
  /(?<=\p{Script=Han}|[，、。；：！？」』）])[ \u3000]*\n[ \u3000]*(?=\p{Script=Han}|[，、。；：！？「『（])/gu

/** Joins lines broken by the page width between Chinese characters, which have no space there. */
export function joinLines(text: string): string {
  return text.replace(besideHan, '')
}

/** Returns at most `characters` characters of a text, without control characters and repeated blanks. */
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
