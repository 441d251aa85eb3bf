import type { PersonKey } from '../people/people.ts'

interface Given {
  daysAgo: number
  points: number
  reason: string
  to: readonly PersonKey[]
}

/** The school's budget, what the teacher of 二年三班 gave out of it in a term, and what the service gave to students. */
export const rewards: {
  group: string
  by: PersonKey
  budget: { daysAgo: number; points: number; reason: string }
  given: readonly Given[]
  gifts: readonly Given[]
} = {
  group: 'neihu-203',
  by: 'chen',
  budget: { daysAgo: 72, points: 5_000, reason: '一一五學年上學期的額度' },
  given: [
    { daysAgo: 58, points: 30, reason: '校內科展得獎', to: ['qing', 'tong'] },
    { daysAgo: 43, points: 20, reason: '閱讀護照集滿十本', to: ['qing', 'rain', 'zhen'] },
    { daysAgo: 28, points: 15, reason: '擔任班級小老師', to: ['en', 'bo', 'qing'] },
    { daysAgo: 9, points: 50, reason: '代表學校參加朗讀比賽', to: ['qing', 'xiang'] },
  ],
  gifts: [
    { daysAgo: 50, points: 20, reason: '參加學跡說明會', to: ['rain', 'qing'] },
    { daysAgo: 22, points: 30, reason: '分享自己的學習歷程', to: ['rain'] },
    { daysAgo: 3, points: 10, reason: '回覆使用問卷', to: ['rain', 'en'] },
  ],
}
