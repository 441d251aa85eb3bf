import { readFile } from 'node:fs/promises'
import { create } from 'fontkit'
import { fontFiles } from './fonts.ts'
import { printableText } from './printable.ts'

/** A character with the marks that stand on it, which are set with one font. */
const unit = /\P{M}\p{M}*/gu
/** What takes no shape from a font: spaces, signs that join or turn what is around them. */
const shapeless = /[\s\p{Default_Ignorable_Code_Point}]/gu
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

/** Characters of a text that no font of the product has, each once, in their order. */
export async function lackingIn(text: string): Promise<string[]> {
  if (latin.test(text)) return []
  let units = [...new Set(printableText(text).match(unit))].filter((each) => !latin.test(each))
  for (const path of fontFiles()) {
    if (units.length === 0) break
    const characters = await charactersOf(path)
    units = units.filter((each) => !isIn(characters, each))
  }
  return units
}

function isIn(characters: ReadonlySet<number>, text: string): boolean {
  return [...text.replace(shapeless, '')].every((character) => characters.has(character.codePointAt(0) ?? 0))
}
