import type { LearningType } from '@learntrail/contract/plans/facts'
import type { ClassTurn } from './second-year.ts'

/** The state of a plan: finished with 18 節, on schedule, behind its weeks, or waiting for a signer. */
export type PlanFate = 'finished' | 'running' | 'behind' | 'unsigned'

const several = (fate: PlanFate, people: number): PlanFate[] => Array.from({ length: people }, () => fate)

/** The plans of each class, assigned to its students from the first on. */
export const fates: Readonly<Record<'former' | 'running', Readonly<Partial<Record<ClassTurn, readonly PlanFate[]>>>>> =
  {
    former: {
      1: [...several('finished', 6), 'behind'],
      2: ['behind'],
      4: [...several('finished', 2), ...several('behind', 2)],
    },
    running: {
      1: [...several('finished', 4), ...several('running', 5), ...several('behind', 3), ...several('unsigned', 3)],
      2: ['behind', ...several('unsigned', 2)],
      3: [...several('finished', 3), ...several('running', 5), ...several('behind', 2), ...several('unsigned', 2)],
      4: several('behind', 2),
    },
  }

interface PlanText {
  name: string
  motivation: string
  type: LearningType
  /** One item per week. */
  items: readonly string[]
}

export const planTexts: readonly [PlanText, ...PlanText[]] = [
  {
    name: '內湖老街的招牌字',
    motivation: '每天上學都會經過手寫的招牌，想知道是誰寫的，為什麼越來越少。',
    type: 'research',
    items: [
      '拍下三條街的招牌並分類',
      '訪問一位招牌師傅',
      '比較手寫與電腦字的店家',
      '整理訪談',
      '畫一張地圖',
      '做成小冊',
    ],
  },
  {
    name: '讀完一本英文小說',
    motivation: '想不看翻譯讀完一本書，一本就好。',
    type: 'reading',
    items: ['第一到三章', '第四到六章', '第七到九章', '第十到十二章', '讀完並寫一頁心得', '介紹給同學'],
  },
  {
    name: '學會做一個小遊戲',
    motivation: '玩了這麼多遊戲，想自己做一個三分鐘玩得完的。',
    type: 'making',
    items: ['畫出規則', '讓角色會動', '加入分數', '請五個人試玩', '修改', '寫說明並發表'],
  },
  {
    name: '把五公里跑進三十分',
    motivation: '體育課測驗總是最後幾個，想知道照計畫練會差多少。',
    type: 'sport',
    items: ['量現在的成績', '間歇跑', '長距離慢跑', '量心跳並記錄', '再測一次', '整理數據'],
  },
]
