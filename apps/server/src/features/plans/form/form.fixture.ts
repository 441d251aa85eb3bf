import { randomUUID } from 'node:crypto'
import { emptyPlan, type PlanProgress } from '@learntrail/contract/plans/content'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { PlanForForm } from './form-of.rules.ts'

const nobodyKnows = { role: null, school: null, grade: null, studentId: null, serviceUnit: null, title: null }

/** A plan with only the required parts. */
export const barePlan = (change: Partial<PlanForForm> = {}): PlanForForm => ({
  ...emptyPlan,
  projectName: '校園裡的鳥',
  motivation: '每天早上都聽見牠們。',
  learningType: ['research'],
  ownerOrganization: nobodyKnows,
  ...change,
})

/** Weeks with `itemCount` items each, in stages of six weeks. */
export function progressOf(
  weekCount: number,
  itemCount: number,
  textOf: (week: number, item: number) => string,
): PlanProgress {
  const weeks = Array.from({ length: weekCount }, (_, week) => ({
    id: randomUUID(),
    items: Array.from({ length: itemCount }, (_, item) => ({
      id: randomUUID(),
      text: textOf(week + 1, item + 1),
      lessons: 1,
    })),
  }))
  const stages = Array.from({ length: Math.ceil(weekCount / 6) }, (_, stage) => ({
    id: randomUUID(),
    goal: `第 ${stage + 1} 階段做到的事`,
    weekCount: Math.min(6, weekCount - stage * 6),
  }))
  return { stages, weeks }
}

/** A plan with every field written. */
export const fullPlan = (change: Partial<PlanForForm> = {}): PlanForForm =>
  barePlan({
    projectName: '校園鳥類的一年：用錄音和照片認識鄰居',
    startedAt: '2026-09-07',
    endedAt: '2027-01-10',
    motivation: '每天早上到學校都聽見鳥叫，卻說不出名字。\n我想知道校園裡住了哪些鳥，也想讓同學停下來聽一聽。',
    introduction: '以每週兩次的定點觀察記錄校園鳥類，學習辨識叫聲，整理成一份校園鳥類地圖。',
    location: '校園、圖書館、大安森林公園',
    equipment: '望遠鏡（向生物科借用）、錄音筆、手機、鳥類圖鑑',
    seatNumber: '17',
    adviserName: '陳怡君',
    formTutorName: '王建國',
    disciplines: ['biology', 'information'],
    universityDisciplines: ['life_science'],
    technicalVocationalDisciplines: ['agriculture'],
    learningType: ['research', 'making'],
    actType: 'group',
    proposalType: ['report', 'film'],
    proposalPresent: ['talk', 'exhibition'],
    criteria: ['認得至少 20 種鳥的叫聲', '完成一張校園鳥類地圖'],
    selfEvaluation: '每個月用檢核表看一次進度，期末請兩位同學試用地圖並給意見。',
    progress: progressOf(18, 1, (week) => `第 ${week} 週的定點觀察，整理錄音並比對圖鑑`),
    customSign: ['教務處'],
    ownerOrganization: {
      ...nobodyKnows,
      role: 'student',
      school: '臺北市立示範高級中學',
      grade: { tw: '高一', en: 'Grade 10' },
      studentId: '11230517',
    },
    ...change,
  })

/** The longest plan that the limits allow. */
export const longestPlan = (words = '觀察河岸的鳥，記下時間、天氣與數量。'): PlanForForm =>
  fullPlan({
    endedAt: '2027-03-06',
    motivation: '動'.repeat(planLimits.motivation),
    progress: progressOf(planLimits.weeks, planLimits.itemsPerWeek, (week, item) =>
      `${week} 之 ${item}：${words.repeat(60)}`.slice(0, planLimits.item),
    ),
  })
