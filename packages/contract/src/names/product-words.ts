/*
 * Decides which names are reserved for the product. No schema here; the tables are large and must not be loaded by
 * first screens.
 */
import { hanVariants, latinLookalikes } from './lookalikes.ts'

/** Unicode's table stops at small capitals, which look like these lower-case letters of other scripts. */
const smallCapitals = {
  b: 'вʙβ',
  e: 'ɛε',
  h: 'нʜ',
  k: 'кᴋκ',
  m: 'мᴍ',
  n: 'пɴη',
  r: 'ʀ',
  t: 'тᴛτ',
  i: 'ɪ',
  l: 'ʟ',
  a: 'λ',
}

const lookalikes = new Map(
  [latinLookalikes, smallCapitals, hanVariants].flatMap((table) =>
    Object.entries(table).flatMap(([taken, characters]) => [...characters].map((one) => [one, taken] as const)),
  ),
)

/** ASCII letters and digits that look alike. */
const alike: Record<string, string> = { 0: 'o', 1: 'l', i: 'l', m: 'rn' }

const likeOf = (character: string) => lookalikes.get(character) ?? character

/**
 * Returns what a name looks like, reduced to letters and digits: names with equal results are mistaken for each other.
 * Only for comparison, never for display.
 */
export function likenessOf(name: string): string {
  const plain = [...name].flatMap((character) => [...likeOf(character).normalize('NFKD')].map(likeOf)).join('')
  // A diacritic does not make it a different letter.
  const letters = plain
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return [...letters].map((character) => alike[likeOf(character)] ?? likeOf(character)).join('')
}

const oneOf = (words: readonly string[]) =>
  [...words.map(likenessOf)].toSorted((one, other) => other.length - one.length).join('|')

/** Not allowed anywhere in a name. */
const productNames = new RegExp(oneOf(['學跡', 'Learntrail']))
/** Not allowed in a person's name. */
const offices = ['官方', '客服', '管理員']
const inPersons = new RegExp(oneOf(offices))
/** Not allowed as a whole name made up only of such words: 官方帳號, Official Support. A club's 官方社團 is allowed. */
const whole = [
  ...offices,

  '管理者',
  '工作人員',
  '服務團隊',
  '官方團隊',
  '系統',
  '系統通知',
  '系統公告',
  '系統訊息',
  '系統管理員',
  '系統管理者',
  'admin',
  'administrator',
  'sysadmin',
  'webmaster',
  'moderator',
  'official',
  'support',
  'staff',
  'system',
  'customer service',
  'customer support',
  'help desk',
]
const around = [
  '帳號',
  '通知',
  '公告',
  '訊息',
  '中心',
  '人員',
  '專員',
  '平臺',
  '的',
  '線上',
  'team',
  'the',
  'account',
  'center',
  'notice',
]
const isWhole = new RegExp(`^(?:${oneOf([...whole, ...around])}|[2-9lo])*$`)
const holdsOne = new RegExp(oneOf(whole))

const markWords = new RegExp(oneOf(['已驗證', '已認證', '官方認證', 'verified']))
/** Symbols that look like a verification mark. */
const marks = /[\u2713\u2714\u2611\u2705\u26e8\u{1f5f8}\u{1f5f9}\u{1f6e1}]/u

export type NameOf = 'person' | 'place' | 'account'
export type ProductWordRule = 'product_name' | 'reserved_name' | 'reserved_mark'

/**
 * Returns why a name is reserved: it contains the product's name, denotes staff, or carries a verification mark.
 * Undefined if it is free. `place`: names of groups and rooms; `account`: names for signing in.
 */
export function productWordIn(name: string, of: NameOf): ProductWordRule | undefined {
  const likeness = likenessOf(name)
  if (productNames.test(likeness)) return 'product_name'
  if (of !== 'account' && (marks.test(name) || markWords.test(likeness))) return 'reserved_mark'
  const isKept = (isWhole.test(likeness) && holdsOne.test(likeness)) || (of === 'person' && inPersons.test(likeness))
  return isKept ? 'reserved_name' : undefined
}
