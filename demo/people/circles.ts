import type { PersonKey } from './people.ts'

const classmates = ['rain', 'qing', 'en', 'rui', 'tong', 'xiang', 'zhen', 'bo', 'free'] as const

/** Circles in which everybody is a friend of everybody. */
const circles: readonly (readonly PersonKey[])[] = [
  classmates,
  ['chen', ...classmates],
  ['rain', 'feng', 'mei'],
  ['feng', 'zhi', 'ye'],
  ['le', 'mu', 'tian', 'shi'],
  ['ma', 'gao', 'han'],
  ['ho', 'pan', 'qiu'],
  ['yong', 'zeng', 'pei'],
  ['yu', 'ruo', 'jun', 'wan'],
  ['luo', 'yan', 'si'],
  ['chen', 'liu', 'luo', 'shi', 'ho'],
]

/** Friends outside the circles: of the first person, all the others. */
const acquaintances: readonly (readonly [PersonKey, ...PersonKey[]])[] = [
  ['rain', 'ting', 'liu', 'yan', 'si', 'wan', 'other', 'zhan', 'yong', 'jian', 'yu', 'tian', 'ma'],
  ['chen', 'ting', 'mei', 'wan', 'yu', 'other', 'ruo'],
  ['ting', 'tong', 'wan', 'other', 'ye'],
  ['liu', 'zhen', 'jian', 'ruo'],
  ['qiu', 'rui', 'ma'],
  ['pan', 'rui'],
  ['bo', 'yan'],
  ['qing', 'pei', 'han'],
  ['si', 'jian', 'yong'],
  ['zhan', 'jian', 'jun', 'other'],
  ['shi', 'ruo', 'ma'],
  ['free', 'zeng'],
]

/** Returns every friendship once. */
export function friendships(): [PersonKey, PersonKey][] {
  const pairs = new Map<string, [PersonKey, PersonKey]>()
  const add = (one: PersonKey, other: PersonKey) => {
    const pair: [PersonKey, PersonKey] = one < other ? [one, other] : [other, one]
    pairs.set(pair.join(' '), pair)
  }
  for (const circle of circles) {
    circle.forEach((one, index) => {
      for (const other of circle.slice(index + 1)) add(one, other)
    })
  }
  for (const [one, ...others] of acquaintances) for (const other of others) add(one, other)
  return [...pairs.values()]
}

/** Pairs of blocker and blocked. */
export const blocked: readonly (readonly [blocker: PersonKey, blocked: PersonKey])[] = [['zeng', 'pan']]
