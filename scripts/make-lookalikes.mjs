/*
 * Makes `packages/contract/src/names/lookalikes.ts` from Unicode's own tables, as packaged by Debian:
 *   confusables.json     from python3-confusable-homoglyphs: confusables.txt (UTS 39), each character with its lookalikes
 *   Unihan_Variants.txt  from unicode-data
 * node scripts/make-lookalikes.mjs CONFUSABLES.json Unihan_Variants.txt
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [confusablesPath, variantsPath] = process.argv.slice(2)
const target = join(import.meta.dirname, '../packages/contract/src/names/lookalikes.ts')

/** The characters of the words that `product-words.ts` reserves for the product. */
const kept = '學跡官方客服管理員系統已驗認證工作人員團隊服務通知公告中心帳號平臺專員'

const folded = (text) => text.normalize('NFKC').toLowerCase()
const isAscii = (text) => /^[a-z0-9]$/.test(text)

const latin = new Map()
for (const [character, others] of Object.entries(JSON.parse(readFileSync(confusablesPath, 'utf8')))) {
  if ([...character].length !== 1 || /^[\0-\x7f]$/.test(character)) continue
  const taken = others.map(({ c }) => folded(c)).find(isAscii)
  // NFKC already folds it, so it needs no entry.
  if (taken === undefined || isAscii(folded(character))) continue
  latin.set(taken, `${latin.get(taken) ?? ''}${character}`)
}

const relations = /^U\+([0-9A-F]+)\tk(?:Simplified|Traditional|Semantic|Z|Spoofing)Variant\t(.+)$/
const han = new Map()
const relate = (word, other) => {
  if (!kept.includes(word) || word === other || folded(other) === word || kept.includes(other)) return
  if (!(han.get(word) ?? '').includes(other)) han.set(word, `${han.get(word) ?? ''}${other}`)
}
for (const line of readFileSync(variantsPath, 'utf8').split('\n')) {
  const [, code, written] = relations.exec(line) ?? []
  if (code === undefined) continue
  const one = String.fromCodePoint(Number.parseInt(code, 16))
  for (const [, other] of written.matchAll(/U\+([0-9A-F]+)/g)) {
    const two = String.fromCodePoint(Number.parseInt(other, 16))
    relate(one, two)
    relate(two, one)
  }
}

const rows = (map) =>
  [...map]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, characters]) => `  ${key}: '${[...characters].map(escaped).join('')}',`)
    .join('\n')
// Escapes combining marks and right-to-left scripts, which would reorder the lines of the file.
const escaped = (character) =>
  /\p{M}|\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Nko}|\p{Script=Thaana}|\p{Script=Syriac}|\p{Script=Mende_Kikakui}|\p{Script=Adlam}/u.test(
    character,
  ) || ['\\', "'"].includes(character)
    ? `\\u{${character.codePointAt(0).toString(16)}}`
    : character

writeFileSync(
  target,
  `// Made by scripts/make-lookalikes.mjs from Unicode's confusables.txt and Unihan_Variants.txt.
// © 2022 Unicode®, Inc. Licensed under the Unicode License v3, https://www.unicode.org/license.txt

/** What is taken for a letter or a digit, beyond what NFKC makes of it. */
export const latinLookalikes = {
${rows(latin)}
} as const

/** Simplified and other forms of the characters in the product's words. */
export const hanVariants = {
${rows(han)}
} as const
`,
)
