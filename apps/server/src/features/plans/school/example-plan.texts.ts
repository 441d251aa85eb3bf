import { durations } from '@learntrail/contract/limits'
import { emptyPlan, type PlanContent } from '@learntrail/contract/plans/content'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { gradeNameOf } from '../../profiles/index.ts'

interface Words {
  name: string
  schoolClass: string
  formTutor: string
  adviser: string
  projectName: string
  motivation: string
  introduction: string
  location: string
  equipment: string
  goal: string
  weeks: readonly string[]
  criteria: string[]
  selfEvaluation: string
}

const words: Record<Locale, Words> = {
  tw: {
    name: '林小雨',
    schoolClass: '高一忠班',
    formTutor: '王建國',
    adviser: '陳怡君',
    projectName: '校園裡的鳥',
    motivation: '每天早上到學校都聽見鳥叫，卻說不出名字。我想知道校園裡住了哪些鳥。',
    introduction: '每週到三個固定的地點觀察和錄音，學會辨識叫聲，整理成一份校園鳥類地圖。',
    location: '校園、圖書館',
    equipment: '望遠鏡、手機、鳥類圖鑑',
    goal: '完成一張校園鳥類地圖',
    weeks: [
      '認識五種常見的鳥，決定觀察的地點',
      '到三個地點觀察，錄下叫聲',
      '整理錄音，和圖鑑比對',
      '畫出地圖，請同學試用',
    ],
    criteria: ['認得至少 10 種鳥的叫聲', '完成一張校園鳥類地圖'],
    selfEvaluation: '每兩週看一次進度，最後請兩位同學試用地圖並給意見。',
  },
  en: {
    name: 'Lin Xiao-Yu',
    schoolClass: 'Grade 10, 1',
    formTutor: 'Wang Jian-Guo',
    adviser: 'Chen Yi-Jun',
    projectName: 'Birds of our school',
    motivation: 'I hear birds on my way to school every morning, and cannot name one. I want to know who lives here.',
    introduction:
      'I watch and record at three places every week, learn the calls, and draw a map of the birds of our school.',
    location: 'School grounds, library',
    equipment: 'Binoculars, phone, a field guide',
    goal: 'A finished map of the birds of our school',
    weeks: [
      'Learn five common birds, choose the places',
      'Watch at three places, record the calls',
      'Sort the recordings, compare with the guide',
      'Draw the map, let classmates try it',
    ],
    criteria: ['I know the calls of at least 10 birds', 'The map is finished'],
    selfEvaluation: 'I look at my progress every two weeks, and ask two classmates to try the map.',
  },
}

const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** Returns a short plan that begins today, so that a school sees its form filled in. */
export function examplePlan(locale: Locale, now: Date) {
  const { name, schoolClass, formTutor, adviser, goal, weeks, ...said } = words[locale]
  const content: PlanContent = {
    ...emptyPlan,
    ...said,
    startedAt: dayIn(now),
    endedAt: dayIn(new Date(now.getTime() + weeks.length * durations.week)),
    seatNumber: '17',
    formTutorName: formTutor,
    adviserName: adviser,

    disciplines: ['biology'],
    learningType: ['research'],
    proposalType: ['work'],
    proposalPresent: ['exhibition'],
    progress: {
      stages: [{ id: idOf(0), goal, weekCount: weeks.length }],
      weeks: weeks.map((text, index) => ({
        id: idOf(10 + index),
        items: [{ id: idOf(100 + index), text, lessons: 2 }],
      })),
    },
  }
  return { content, name, schoolClass, owner: { grade: gradeNameOf('high_1'), studentId: '11230517' } }
}
