import type { PersonKey } from '../people/people.ts'

interface Given {
  daysAgo: number
  points: number
  reason: string
  to: readonly PersonKey[]
}

/** What the school has to give, what its group of nature gave out of it in a term, and what pupils got from the service. */
export const rewards: {
  group: string
  by: PersonKey
  budget: { daysAgo: number; points: number; reason: string }
  given: readonly Given[]
  gifts: readonly Given[]
} = {
  group: 'neihu-nature',
  by: 'chen',
  budget: { daysAgo: 68, points: 5_000, reason: '一一五學年上學期的額度' },
  given: [
    { daysAgo: 58, points: 30, reason: '鳥巢相機的觀察紀錄獲選', to: ['tong'] },
    { daysAgo: 43, points: 20, reason: '帶國中生認識校園的樹', to: ['tong'] },
    { daysAgo: 28, points: 15, reason: '整理整學期的社課紀錄', to: ['tong'] },
    { daysAgo: 9, points: 50, reason: '代表學校參加科學博覽會', to: ['tong'] },
  ],
  gifts: [
    { daysAgo: 50, points: 20, reason: '參加學跡說明會', to: ['rain', 'qing'] },
    { daysAgo: 22, points: 30, reason: '分享自己的學習歷程', to: ['rain'] },
    { daysAgo: 3, points: 10, reason: '回覆使用問卷', to: ['rain', 'en'] },
  ],
}
