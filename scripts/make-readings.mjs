/*
 * Makes `apps/server/src/platform/search/readings.ts` from Unicode's own tables, as Debian's unicode-data packages
 * them: the Zhuyin readings of the characters in everyday use in Taiwan (level 1 of Big5, and some used in names).
 * node scripts/make-readings.mjs Unihan_Readings.txt Unihan_DictionaryLikeData.txt Unihan_OtherMappings.txt
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const target = join(import.meta.dirname, '../apps/server/src/platform/search/readings.ts')

const ofNames =
  '筱暐翊妘瑄璿珮琇霈妍蓁晞昀沄瀞芸芷葳諠諺禎禕祐翃宥玟芃甯妤彥晴曦煒琦璇瑀睿綺翔芊茜荃菀萱薇韋馨騰鈞鈺銓鋐鎧睎祺' +
  '筠羿翎翰誼堉埕姵婕媗嫻宸岑岳崴恆愷懿昊昕昱晏暘柏栩梓楷樺毓沛沂泓洵浩涵淇湘溱澄濬烜煊燁珈珊珩琳琬琪瑋瑜瑩'

/** Readings used in Taiwan that the tables lack: other than theirs, or in addition. */
const inTaiwan = {
  ㄑㄧˊ: '期',
  ㄓˊ: '質擲',
  ㄐㄧㄡˋ: '究',
  ㄑㄧˋ: '企',
  ㄕˋ: '識室',
  ㄐㄧˊ: '擊寂',
  ㄒㄧˊ: '息惜昔熄',
  ㄒㄧˋ: '夕矽',
  ㄨㄟˊ: '微危薇',
  ㄒㄧㄝˇ: '血',
  ㄏㄢˋ: '和',
  ㄏㄢˊ: '和',
  ㄈㄚˇ: '髮',
  ㄧㄚˋ: '亞',
  ㄜˊ: '俄',
  ㄧㄚˊ: '崖',
  ㄈㄥˋ: '諷',
  ㄈㄢˊ: '帆',
  ㄅㄛˋ: '播',
  ㄧˋ: '液',
  ㄐㄧ: '跡績',
  ㄕㄡˊ: '熟',
  ㄕㄟˊ: '誰',
  ㄌㄜˋ: '垃',
  ㄙㄜˋ: '圾',
  ㄍㄨㄚ: '蝸括',
  ㄐㄩˊ: '鞠',
  ㄕㄨˊ: '淑叔',
  ㄒㄧㄠˋ: '酵',
  ㄓㄢˋ: '暫',
  ㄉㄤˇ: '檔',
  ㄧㄥˇ: '穎',
  ㄗㄨㄥˋ: '綜',
  ㄕㄨˇ: '署',
  ㄕㄨˋ: '曙',
  ㄆㄨˊ: '樸',
  ㄒㄧ: '攜',
  ㄔㄨˊ: '儲',
  ㄊㄨˊ: '突',
  ㄐㄩㄣˋ: '菌',
}

const initials = Object.entries({
  zh: 'ㄓ',
  ch: 'ㄔ',
  sh: 'ㄕ',
  b: 'ㄅ',
  p: 'ㄆ',
  m: 'ㄇ',
  f: 'ㄈ',
  d: 'ㄉ',
  t: 'ㄊ',
  n: 'ㄋ',
  l: 'ㄌ',
  g: 'ㄍ',
  k: 'ㄎ',
  h: 'ㄏ',
  j: 'ㄐ',
  q: 'ㄑ',
  x: 'ㄒ',
  r: 'ㄖ',
  z: 'ㄗ',
  c: 'ㄘ',
  s: 'ㄙ',
})
const finals = {
  a: 'ㄚ',
  o: 'ㄛ',
  e: 'ㄜ',
  ai: 'ㄞ',
  ei: 'ㄟ',
  ao: 'ㄠ',
  ou: 'ㄡ',
  an: 'ㄢ',
  en: 'ㄣ',
  ang: 'ㄤ',
  eng: 'ㄥ',
  er: 'ㄦ',

  i: 'ㄧ',
  ia: 'ㄧㄚ',
  io: 'ㄧㄛ',
  ie: 'ㄧㄝ',
  iao: 'ㄧㄠ',
  iu: 'ㄧㄡ',
  ian: 'ㄧㄢ',
  in: 'ㄧㄣ',
  iang: 'ㄧㄤ',
  ing: 'ㄧㄥ',
  u: 'ㄨ',
  ua: 'ㄨㄚ',
  uo: 'ㄨㄛ',
  uai: 'ㄨㄞ',
  ui: 'ㄨㄟ',
  uan: 'ㄨㄢ',
  un: 'ㄨㄣ',
  uang: 'ㄨㄤ',
  ong: 'ㄨㄥ',
  ü: 'ㄩ',
  üe: 'ㄩㄝ',
  üan: 'ㄩㄢ',
  ün: 'ㄩㄣ',
  iong: 'ㄩㄥ',
}
/** Finals of the Pinyin syllables that have no initial. */
const alone = {
  yi: 'i',
  ya: 'ia',
  yo: 'io',
  ye: 'ie',
  yao: 'iao',
  you: 'iu',
  yan: 'ian',
  yin: 'in',
  yang: 'iang',
  ying: 'ing',
  yu: 'ü',
  yue: 'üe',
  yuan: 'üan',
  yun: 'ün',
  yong: 'iong',
  wu: 'u',
  wa: 'ua',
  wo: 'uo',
  wai: 'uai',
  wei: 'ui',
  wan: 'uan',
  wen: 'un',
  wang: 'uang',
  weng: 'ong',
}
const tones = { '\u0304': '', '\u0301': 'ˊ', '\u030c': 'ˇ', '\u0300': 'ˋ' }

/** Converts a Pinyin syllable to Zhuyin (`xiǎo` to ㄒㄧㄠˇ); undefined for the few sounds that are not syllables. */
function zhuyinOf(pinyin) {
  let tone = '˙'
  const plain = pinyin
    .normalize('NFD')
    .replace(/[\u0304\u0301\u030c\u0300]/g, (mark) => {
      tone = tones[mark]
      return ''
    })
    .normalize('NFC')
  if (alone[plain] !== undefined) return finals[alone[plain]] + tone
  const [letters = '', initial = ''] = initials.find(([letters]) => plain.startsWith(letters)) ?? []
  const rest = plain.slice(letters.length)
  if (rest === 'i' && 'ㄓㄔㄕㄖㄗㄘㄙ'.includes(initial) && initial !== '') return initial + tone
  const final = finals[/^[jqx]$/.test(letters) ? rest.replace(/^u/, 'ü') : rest === 'ue' ? 'üe' : rest]
  return final === undefined ? undefined : initial + final + tone
}

const facts = new Map()
for (const path of process.argv.slice(2))
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [, code, field, value] = /^U\+([0-9A-F]+)\tk(Mandarin|HanyuPinlu|Frequency|BigFive)\t(.+)$/.exec(line) ?? []
    if (code === undefined) continue
    const character = String.fromCodePoint(Number.parseInt(code, 16))
    facts.set(character, { ...facts.get(character), [field]: value })
  }

const isEveryday = ([character, { BigFive = '' }]) =>
  (BigFive >= 'A440' && BigFive <= 'C67E') || ofNames.includes(character)
const spoken = ({ HanyuPinlu = '' }) =>
  [...HanyuPinlu.matchAll(/\((\d+)\)/g)].reduce((sum, [, one]) => sum + Number(one), 0)
// Most common first: by Unicode's five frequency levels, then by the count of a word list.
const everyday = [...facts]
  .filter(isEveryday)
  .toSorted(([, one], [, other]) => (one.Frequency ?? 6) - (other.Frequency ?? 6) || spoken(other) - spoken(one))

const readings = new Map()
const add = (zhuyin, character) => {
  const characters = readings.get(zhuyin) ?? ''
  if (!characters.includes(character)) readings.set(zhuyin, characters + character)
}
for (const [character, { Mandarin = '', HanyuPinlu = '' }] of everyday)
  for (const pinyin of `${Mandarin} ${HanyuPinlu.replace(/\(\d+\)/g, '')}`.split(' ').filter(Boolean)) {
    const zhuyin = zhuyinOf(pinyin)
    if (zhuyin !== undefined) add(zhuyin, character)
  }
for (const [zhuyin, characters] of Object.entries(inTaiwan)) for (const one of characters) add(zhuyin, one)

const lines = ['']
for (const one of [...readings].toSorted(([a], [b]) => (a < b ? -1 : 1)).map((parts) => parts.join(''))) {
  if ([...`${lines.at(-1)} ${one}`].length > 110 && lines.at(-1) !== '') lines.push('')
  lines.push(`${lines.pop()} ${one}`.trim())
}
writeFileSync(
  target,
  `// Generated by scripts/make-readings.mjs from Unicode's Unihan_Readings.txt, _DictionaryLikeData.txt and _OtherMappings.txt.
// © 2022 Unicode®, Inc. Licensed under the Unicode License v3, https://www.unicode.org/license.txt

/** Zhuyin syllables, each with the characters in everyday use in Taiwan that are read so, most common first. */
export const readings = \`
${lines.join('\n')}
\`
`,
)
