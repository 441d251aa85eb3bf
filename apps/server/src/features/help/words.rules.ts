import type { Locale } from '@learntrail/contract/profiles/preferences'
import { fold } from '../../platform/search/fold.ts'
import { textTokens } from '../../platform/search/tokens.ts'
import { type Asker, askers, elsewhere, ideas, misspellings, otherProducts } from './everyday-words.texts.ts'

/** Chinese filler around the subject of a question. */
const chineseFrame =
  /不好意思|打擾|感恩|感謝|麻煩|抱歉|貴校|貴站|您好|您|居然|竟然|求救|幫幫忙|不曉得|好害怕|急死|崩潰|傻眼|你好|哈囉|第[一二三四五六七八九十]+|不小心|一直|好像|到底|突然|明明|可是|但是|不過|因為|所以|然後|原本|本來|有點|真的|其實|已經|剛剛|剛才|今天|昨天|明天|前天|每次|上禮拜|下禮拜|上週|下週|拜託|救命|謝謝|超級|好煩|好怕|很怕|很急|著急|緊急|如果|或是|還是|或者|而且|一定|需不需要|要不要|會不會|可不可|是否|有人|人家|東西|事情|情況|問題是|的時候|時候|以前|以內|裡面|上面|下面|這邊|那邊|這裡|那裡|這樣|那樣|怎樣|怎辦|咋|啥|平臺|平台|網站|系統|請問|想問|想要|需要|應該|怎麼樣|怎麼辦|怎麼|怎樣|如何|可不可以|可以|能不能|能夠|是不是|有沒有|為什麼|為何|什麼|哪裡|哪邊|哪一|哪個|多少|多久|幾個|這個|那個|一下|一個|一份|一則|一些|我的|我們|自己|別人|現在|之後|以後|的話|知道|告訴|學跡|你們|他們|她們|大家|嗎|呢|啊|吧|了|我|你|他|她|的|(?<![摘重主首])要|想|把|被|在|(?<!社)會(?!議|考)|(?<![功智])能(?!力)|是|有|和|跟|到|讓|給|就|都|也|很|再|還|去|嘛|喔|欸/gu
const englishFrame = new Set(
  'a an the i me my we our you your it its is are am be been was were do does did done how what when where which who whom why can could would should will shall may might must to of in on at by for from with about into and or but if then so that this these those there here have has had get got make want need please tell me not no any some all one thing things something somebody someone learntrail know use using way just like really too up out after before time today tomorrow thanks hi hello hey dear sir madam kindly sorry pls plz u ur maybe actually still even also because since while he she him his her they them their s t m re ve ll d'.split(
    ' ',
  ),
)

/** Phrases for logging in that consist of common words: "get in" means logging in, but "get into a group" does not. */
const gettingIn =
  /\b(?:(?:log|sign)(?:ged|ging|ed|ing)?(?: back)? in(?:to)?|(?:get|gets|got|getting)(?: back)? in(?:to)?(?! (?:an?|the|this|that|our|their)\b))\b/gu

const patternOf = (source: string) => new RegExp(fold(source), 'gu')
const wrong = patternOf(misspellings.map(([written]) => `(${written})`).join('|'))
const right = misspellings.map(([, meant]) => fold(meant))
const knownIdeas = ideas.map(([name, said]) => [`#${name}`, new RegExp(fold(said), 'u')] as const)
const others = patternOf(otherProducts)
const world = patternOf(elsewhere)
const knownAskers = Object.entries(askers).map(
  ([asker, said]) => [asker as Asker, new RegExp(fold(said), 'u')] as const,
)

const han = /\p{Script=Han}/u
const hans = /\p{Script=Han}/gu
export const isHan = (word: string): boolean => han.test(word)

/** Returns the language of a question. */
export const languageOf = (question: string, otherwise: Locale): Locale =>
  han.test(question) ? 'tw' : /[a-z]{2}/iu.test(question) ? 'en' : otherwise

/** Returns the text folded, with misspellings corrected, Bopomofo removed and phrases for logging in replaced. */
export function plainOf(text: string): string {
  const spelt = fold(text).replace(wrong, (written, ...groups) => {
    const which = groups.slice(0, right.length).indexOf(written)
    return right[which] ?? written
  })
  return spelt.replace(/\p{Script=Bopomofo}+/gu, ' ').replace(gettingIn, ' login ')
}

type Ideas = readonly (readonly [name: string, said: RegExp])[]
/** Returns the ideas that a text names. */
export const ideasIn = (plain: string, among: Ideas = knownIdeas): Ideas => among.filter(([, said]) => said.test(plain))

/**
 * Returns the terms of a text: ideas (`#name`), pairs of Han characters, stems of words in other scripts, and last
 * single Han characters (`.character`), which say little.
 */
export function wordsOf(text: string, among: Ideas = knownIdeas): string[] {
  const plain = plainOf(text)
  const told = plain.replace(chineseFrame, ' ')
  const characters = (told.match(hans) ?? []).map((character) => `.${character}`)
  const named = ideasIn(plain, among).map(([name]) => name)
  return [...new Set([...named, ...textTokens(told).filter(isTelling).map(stem), ...characters])]
}

/** Same, without single characters; empty for a question that only follows up on another. */
export const tellingWords = (question: string): string[] => wordsOf(question).filter((word) => !isCharacter(word))

export const isIdea = (word: string): boolean => word.startsWith('#')
export const isCharacter = (word: string): boolean => word.startsWith('.')

/**
 * Returns who asks, if the question tells. The order matters: people who speak of their child are guardians, even if
 * they also mention pupils.
 */
export const askerOf = (question: string): Asker | null => {
  const plain = plainOf(question)
  return knownAskers.find(([, said]) => said.test(plain))?.[0] ?? null
}

/** Returns the other products and worldly subjects that a text names. */
export function strangersIn(text: string): { products: string[]; world: string[] } {
  const plain = plainOf(text)
  return { products: plain.match(others) ?? [], world: plain.match(world) ?? [] }
}

// A single Han character says nothing by itself.
const isTelling = (token: string) =>
  han.test(token) ? token.length > 1 : /[\p{L}\p{N}]/u.test(token) && !englishFrame.has(token)

function stem(word: string): string {
  if (!/^[a-z]{4,}$/u.test(word)) return word
  return word
    .replace(/(?:ies|ied)$/u, 'y')
    .replace(/(?<=[a-z]{3})(?:ings?|ed|es|s)$/u, '')
    .replace(/([b-df-hj-np-tv-z])\1$/u, '$1')
    .replace(/(?<=[a-z]{3})e$/u, '')
}
