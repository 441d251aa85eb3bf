import type { Decision, ReportReason } from '@learntrail/contract/reports/facts'
import type { PersonKey } from '../people/people.ts'

/** A comment below a record, for which its author is reported. */
interface Said {
  by: PersonKey
  below: string
  words: string
}

interface DemoCase {
  /** A person, a record by title, or a comment that is made for the report. */
  of: { person: PersonKey } | { record: string } | Said
  daysAgo: number
  reports: readonly { by: PersonKey; reasons: readonly ReportReason[]; description: string }[]
  /** Taken by a member of staff. */
  taken?: { note: string }
  decided?: { decision: Decision; words: string }
}

/** Cases that are open, taken and decided. */
export const cases: readonly DemoCase[] = [
  {
    of: { by: 'xiang', below: '替專題做的停損表', words: '賣段考重點和作業答案，一份五十元，要的私訊我。' },
    daysAgo: 4,
    reports: [{ by: 'rain', reasons: ['spam'], description: '在我的紀錄底下賣作業答案，已經貼第三次了。' }],
    taken: { note: '前兩則他自己刪了，這一則還在。' },
    decided: {
      decision: 'hide',
      words: '這則留言邀人買賣作業答案，我們先隱藏了。就算是開玩笑，也請不要在別人的紀錄底下這樣寫。',
    },
  },
  {
    of: { person: 'jian' },
    daysAgo: 1,
    reports: [
      {
        by: 'si',
        reasons: ['self_harm'],
        description: '她這幾天一直說很累、不想再撐下去了，昨天也沒來學校。我很擔心，不知道可以跟誰說。',
      },
    ],
    taken: { note: '已聯絡學校輔導室，輔導老師今天放學前會找她談，明天早上回報。' },
  },
  {
    of: { record: '運動會影片製作筆記' },
    daysAgo: 1,
    reports: [
      { by: 'en', reasons: ['privacy'], description: '影片第三段拍到我跌倒，我跟她說過不要放出來。' },
      { by: 'qing', reasons: ['privacy', 'bullying'], description: '大家一直拿那一段開玩笑，承恩很不舒服。' },
    ],
  },
]
