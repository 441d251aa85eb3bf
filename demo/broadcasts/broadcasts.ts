import type { BroadcastRole } from '@learntrail/contract/broadcasts/audience'
import type { PersonKey } from '../people/people.ts'

interface DemoBroadcast {
  by: PersonKey
  /** Sent by the service; otherwise by the school that they act for. */
  isOfService: boolean
  title: string
  text: string
  roles: readonly BroadcastRole[]
  daysAgo: number
}

export const broadcasts: readonly DemoBroadcast[] = [
  {
    by: 'staff',
    isOfService: true,
    title: '學習歷程檔案可以匯出成六種版面了',
    text: `匯出之前，先在螢幕上看見印出來的樣子：換版面、換字體、調整照片，改到滿意再匯出。

- 給大學看的，選「上傳全國系統」，大小會自動符合規定
- 想留底的，選「典藏」，十年後也打得開

已經匯出過的檔案可以再匯出一次，連結不會變。`,
    roles: [],
    daysAgo: 20,
  },
  {
    by: 'chen',
    isOfService: false,
    title: '這學期的學習歷程，星期五中午在圖書館一起整理',
    text: `期末前，很多人都問「到底要放哪幾則」。星期五中午 12:15，帶著便當到圖書館二樓，我們一則一則看。

1. 先挑三則你最想講給別人聽的紀錄
2. 想一句「我學會了什麼」
3. 其餘的當場一起想

沒辦法來的同學，在紀錄下面留言給我也可以。`,
    roles: ['student'],
    daysAgo: 2,
  },
]
