import { readFile } from 'node:fs/promises'
import { create } from 'fontkit'
import { fontFiles, isThin } from './fonts.ts'
import { printableText } from './printable.ts'

/** A character with the marks that stand on it, which are set with one font. */
const unit = /\P{M}\p{M}*/gu
/** What takes no shape from a font: spaces, signs that join or turn what is around them. */
const shapeless = /[\s\p{Default_Ignorable_Code_Point}]/gu
const isLetter = /^\p{L}$/u
const latin = /^[ -~]*$/

const known = new Map<string, Promise<ReadonlySet<number>>>()

function charactersOf(path: string): Promise<ReadonlySet<number>> {
  const characters = known.get(path) ?? readCharacters(path)
  known.set(path, characters)
  return characters
}

async function readCharacters(path: string): Promise<ReadonlySet<number>> {
  const font = create(await readFile(path))
  if (!('characterSet' in font)) throw new Error(`not a single font: ${path}`)
  return new Set(font.characterSet)
}

interface Rarities {
  /** No font of the product has them; each once, in their order. */
  lacking: string[]
  /** Set with a font that is never bold. */
  thin: string[]
}

export async function raritiesIn(text: string): Promise<Rarities> {
  let lacking = latin.test(text)
    ? []
    : [...new Set(printableText(text).match(unit))].filter((each) => !latin.test(each))
  let thin: string[] = []
  for (const path of fontFiles()) {
    if (lacking.length === 0) break
    const characters = await charactersOf(path)
    if (isThin(path)) thin = lacking.filter((each) => isLetter.test(each) && isIn(characters, each))
    lacking = lacking.filter((each) => !isIn(characters, each))
  }
  return { lacking, thin }
}

function isIn(characters: ReadonlySet<number>, text: string): boolean {
  return [...text.replace(shapeless, '')].every((character) => characters.has(character.codePointAt(0) ?? 0))
}
