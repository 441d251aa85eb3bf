import type { PersonKey } from '../people/people.ts'

interface Given {
  daysAgo: number
  points: number
  reason: string
  to: readonly PersonKey[]
  /** A reply of one recipient. */
  answer?: readonly [PersonKey, string]
}

const everybody = ['rain', 'qing', 'en', 'tong', 'xiang', 'zhen', 'bo'] as const satisfies readonly PersonKey[]

/** Points that the teacher of 二年三班 gave in a term, besides those for homework. */
export const points: { group: string; by: PersonKey; given: readonly Given[]; wrong: Given } & {
  goal: { daysAgo: number; title: string; target: number; picture: 'jar' }
} = {
  group: 'neihu-203',
  by: 'chen',
  given: [
    { daysAgo: 70, points: 2, reason: '第一週的學習紀錄準時完成', to: everybody },
    { daysAgo: 61, points: 5, reason: '主動整理班級書櫃', to: ['xiang', 'bo'] },
    { daysAgo: 54, points: 3, reason: '小組報告時，先問組員的想法', to: ['rain', 'tong', 'zhen'] },
    {
      daysAgo: 47,
      points: 4,
      reason: '把錯的地方重新寫一次，還說明了為什麼',
      to: ['en'],
      answer: ['en', '謝謝老師，重寫以後真的懂了。'],
    },
    { daysAgo: 40, points: 2, reason: '打掃區域每天都很乾淨', to: everybody },
    {
      daysAgo: 33,
      points: 5,
      reason: '幫請假的同學整理筆記',
      to: ['qing', 'rain'],
      answer: ['rain', '他下次也幫我，我們說好了！'],
    },
    { daysAgo: 26, points: 3, reason: '口頭報告的圖表自己畫的', to: ['tong', 'bo', 'en'] },
    { daysAgo: 19, points: 2, reason: '全班準時交作業', to: everybody },
    { daysAgo: 12, points: 5, reason: '主動幫同學講解分數除法', to: ['zhen'] },
    { daysAgo: 6, points: 3, reason: '河川觀察提出三個好問題', to: ['rain', 'xiang', 'qing'] },
    { daysAgo: 1, points: 4, reason: '運動會互相加油', to: everybody },
  ],
  /** Given by mistake, and taken back. */
  wrong: { daysAgo: 5, points: 10, reason: '主動幫同學講解', to: ['bo'] },
  goal: { daysAgo: 75, title: '全班看電影', target: 180, picture: 'jar' },
}
