import type { SectionKey } from '@learntrail/contract/eportfolio/facts'

/**
 * What reviewers of applications look for in each chapter, and the words it is detected by. The points follow the
 * reference principles for reviewing material (動機、行動、成果、感想), which the admission boards published before the first year
 * they apply to. Assigning points to chapters is our choice: no department is bound by it, and each states its own
 * requirements.
 */
export const chapterGuide = {
  source: '大學招生委員會聯合會「個人申請入學備審資料審查參考原則」',
  url: 'https://www.jbcrc.edu.tw',
  publishedIn: 2021,
  /** First school year they apply to, in the ROC calendar. */
  schoolYear: 111,
  /** When the points were last checked against the source; due once a year. */
  reviewedOn: '2026-11-25',
} as const

export type ChapterPoint = keyof typeof pointWords

/** Patterns in both languages of the product. */
export const pointWords = {
  motive:
    /因為|好奇|興趣|動機|起因|為什麼|為何|想知道|想了解|喜歡|\b(because|why|wonder(ed)?|curious|interest(ed)?|motivat\w*)\b/gi,
  goal: /目標|希望|想要|打算|預計|目的|期待|\b(goals?|aims?|hope[ds]?|plan(ned)? to|want(ed)? to)\b/gi,
  steps:
    /步驟|方法|首先|接著|然後|最後|測量|測了|訪問|訪談|實驗|蒐集|收集|分工|紀錄|記錄|製作|\b(steps?|methods?|first|then|measured|interview\w*|experiment\w*|collected|recorded)\b/gi,
  evidence:
    /[0-9０-９]+(\.[0-9]+)? ?(%|％|mg|cm|公分|公尺|公里|人|次|筆|份|度|分鐘|小時|天|週|°)|圖 ?[0-9]|表 ?[0-9]|\b(figure|table) [0-9]/gi,
  difficulty:
    /困難|失敗|卡住|挫折|沒想到|出錯|錯誤|瓶頸|不順|不如預期|問題是|\b(difficult\w*|fail\w*|problems?|mistakes?|wrong|stuck|unexpected\w*)\b/gi,
  change:
    /改成|改用|調整|重新|下次|如果再|應該|換個|修正|改善|改進|\b(next time|instead|changed?|adjust\w*|improv\w*|should have)\b/gi,
  gain: /學會|學到|收穫|發現|理解|明白|懂得|成長|能力|進步|體會|\b(learn(ed|t)|gain\w*|discover\w*|underst[ao]\w*|realis\w*|realiz\w*|skills?)\b/gi,
  future:
    /未來|將來|以後|往後|大學|科系|學系|繼續|下一步|應用|生涯|志願|\b(future|university|career|continue|apply|next step|later on)\b/gi,
} as const

/** The points expected in each chapter. The postscript is free. */
export const chapterPoints: Record<SectionKey, readonly ChapterPoint[]> = {
  description: ['motive', 'goal'],
  firstSpindle: ['steps', 'evidence'],
  secondSpindle: ['difficulty', 'change'],
  thirdSpindle: ['gain'],
  fourthSpindle: ['future'],
  postScript: [],
}
