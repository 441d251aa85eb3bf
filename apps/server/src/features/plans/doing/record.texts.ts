import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  weekTitle(plan: string, number: number): string
  resultTitle(plan: string): string
  done: string
  minutes(minutes: number): string
  links: string
  summary: string
  difference: string
  evaluations: string
  evaluation(criterion: string, level: string, text: string): string
  /** How well a criterion was met, from level 1. */
  levels: readonly [string, string, string, string, string]
  weeks: string
  week(number: number | null, done: string, minutes: number): string
  separator: string
}

/** Texts of the records made of a plan. */
export const recordTexts: Record<Locale, Texts> = {
  tw: {
    weekTitle: (plan, number) => `${plan}：第 ${number} 週`,
    resultTitle: (plan) => `${plan}：成果`,
    done: '完成的項目',
    minutes: (minutes) => `這週花了 ${minutes} 分鐘。`,
    links: '參考資料',
    summary: '學到了什麼',
    difference: '和原本的計畫有什麼不一樣',
    evaluations: '自我評量',
    evaluation: (criterion, level, text) => `${criterion}：${[level, text].filter(Boolean).join('。')}`,
    levels: ['還沒開始', '剛起步', '做到一部分', '大致做到', '完全做到'],
    weeks: '每週做了什麼',
    week: (number, done, minutes) =>
      `${number === null ? '其他' : `第 ${number} 週`}：${done || '沒有打勾的項目'}${minutes > 0 ? `（${minutes} 分鐘）` : ''}`,
    separator: '、',
  },
  en: {
    weekTitle: (plan, number) => `${plan}: week ${number}`,
    resultTitle: (plan) => `${plan}: the result`,
    done: 'Done',
    minutes: (minutes) => `Time spent this week: ${minutes} min.`,
    links: 'Sources',
    summary: 'What I learned',
    difference: 'What turned out differently',
    evaluations: 'How I judge it myself',
    evaluation: (criterion, level, text) => `${criterion}: ${[level, text].filter(Boolean).join('. ')}`,
    levels: ['Not begun', 'Just begun', 'Partly met', 'Mostly met', 'Fully met'],
    weeks: 'Week by week',
    week: (number, done, minutes) =>
      `${number === null ? 'Other' : `Week ${number}`}: ${done || 'nothing ticked'}${minutes > 0 ? ` (${minutes} min)` : ''}`,
    separator: ', ',
  },
}
