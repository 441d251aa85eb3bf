import type { PlanStage } from '@learntrail/contract/plans/facts'
import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  kind: string
  columns: Record<'plan' | 'stage' | 'days' | 'lessons' | 'done' | 'active', string>
  stages: Record<PlanStage, string>
  none: string
  between: string
}

export const classTableTexts: Record<Locale, Texts> = {
  tw: {
    kind: '自主學習計畫一覽',
    columns: {
      plan: '計畫名稱',
      stage: '進度',
      days: '期間',
      lessons: '預計節數',
      done: '完成節數',
      active: '最近更新',
    },
    stages: {
      writing: '撰寫中',
      signing: '簽名中',
      refused: '請他修改',
      agreed: '已同意',
      doing: '執行中',
      finished: '已完成',
    },
    none: '還沒有請你簽的計畫',
    between: '～',
  },
  en: {
    kind: 'Self-directed learning plans',
    columns: {
      plan: 'Plan',
      stage: 'Status',
      days: 'Dates',
      lessons: 'Planned lessons',
      done: 'Lessons done',
      active: 'Last activity',
    },
    stages: {
      writing: 'Being written',
      signing: 'Waiting for signatures',
      refused: 'Changes requested',
      agreed: 'Agreed',
      doing: 'Under way',
      finished: 'Finished',
    },
    none: 'No plan for you to sign yet',
    between: ' – ',
  },
}
