import { readFile } from 'node:fs/promises'
import { fontFiles, isThin } from './fonts.ts'
import { printableText } from './printable.ts'

/** A character with its combining marks, which are set in one font. */
const unit = /\P{M}\p{M}*/gu
/** Characters without a glyph: spaces, joiners, direction marks. */
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
  // Loaded for the first document: it is large, and a server that makes none does without it.
  const { create } = await import('fontkit')
  const font = create(await readFile(path))
  if (!('characterSet' in font)) throw new Error(`not a single font: ${path}`)
  return new Set(font.characterSet)
}

interface Rarities {
  /** Characters that none of the product's fonts has; distinct, in order of appearance. */
  lacking: string[]
  /** Letters set in a font that has no bold. */
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
