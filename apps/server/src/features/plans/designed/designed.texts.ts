import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  fileName: string
  kind: string
  facts: Record<'names' | 'school' | 'semester' | 'days' | 'learningType' | 'lessons', string>
  /** Lesson periods (節) done out of those planned. */
  doneOf(done: number, planned: number): string
  lessons(lessons: number): string
  weeks(weeks: number): string
  idea: string
  ideas: Record<'motivation' | 'introduction' | 'equipment' | 'criteria' | 'selfEvaluation', string>
  asides: Record<'location' | 'actType' | 'disciplines' | 'adviser' | 'proposalType' | 'proposalPresent', string>
  way: string
  /** Shown while the plan has not been begun. */
  wayAhead: string
  /** What the bars count. */
  chart: Record<'lessons' | 'items', string>
  stage: string
  planned: string
  done: string
  week(number: number): string
  /** Label below a bar. */
  weekShort: string
  weekByWeek: string
  /** Explains the marks before items, which do not depend on colour alone. */
  marks: string
  minutes(minutes: number): string
  records: string
  links: string
  separator: string
  nothing: string
  left: string
  result: string
  compared: { title: string; lessons: string; items: string; weeks: string; minutes: string }
  summary: string
  difference: string
  evaluations: string
  opinion: string
  certified(name: string, day: string): string
  by(name: string, day: string): string
  agreed: string
  agreedColumns: [string, string, string, string]
  photo(name: string): string
  lostPhoto(name: string): string
}

/** The designed document's own words. */
export const designedTexts: Record<Locale, Texts> = {
  tw: {
    fileName: '自主學習計畫展示版',
    kind: '自主學習計畫',
    facts: {
      names: '學習者',
      school: '學校',
      semester: '學期',
      days: '期間',
      learningType: '學習方式',
      lessons: '節數',
    },
    doneOf: (done, planned) => `完成 ${done} 節，計畫 ${planned} 節`,
    lessons: (lessons) => `${lessons} 節`,
    weeks: (weeks) => `${weeks} 週`,
    idea: '為什麼學、怎麼學',
    ideas: {
      motivation: '學習動機',
      introduction: '計畫內容',
      equipment: '需要的設備和資源',
      criteria: '怎樣算做到',
      selfEvaluation: '自我評量方式',
    },
    asides: {
      location: '學習地點',
      actType: '和誰一起',
      disciplines: '學習領域',
      adviser: '指導老師',
      proposalType: '最後的成果',
      proposalPresent: '怎麼呈現',
    },
    way: '一路走來',
    wayAhead: '接下來的路',
    chart: { lessons: '每週的節數', items: '每週的項目' },
    stage: '階段',
    planned: '計畫',
    done: '完成',
    week: (number) => `第 ${number} 週`,
    weekShort: '週',
    weekByWeek: '每一週',
    marks: '✓ 完成　○ 沒有做完',
    minutes: (minutes) => `花了 ${minutes.toLocaleString('en')} 分鐘`,
    records: '學習紀錄：',
    links: '參考資料：',
    separator: '、',
    nothing: '這週沒有安排',
    left: '後來從計畫移除的一週',
    result: '學到了什麼',
    compared: { title: '計畫和實際', lessons: '節數', items: '項目', weeks: '有進度的週', minutes: '分鐘' },
    summary: '成果',
    difference: '和計畫不一樣的地方',
    evaluations: '我給自己的評量',
    opinion: '指導老師的話',
    certified: (name, day) => `${name}已於 ${day} 認證`,
    by: (name, day) => `${name}，${day}`,
    agreed: '同意這份計畫的人',
    agreedColumns: ['身分', '姓名', '方式', '日期'],
    photo: (name) => `照片：${name}`,
    lostPhoto: (name) => `放不進來的照片：${name}`,
  },
  en: {
    fileName: 'self-directed-learning-showcase',
    kind: 'Self-directed learning',
    facts: {
      names: 'By',
      school: 'School',
      semester: 'Semester',
      days: 'Dates',
      learningType: 'Way of learning',
      lessons: 'Lessons',
    },
    doneOf: (done, planned) => `${done} done of ${planned} planned`,
    lessons: (lessons) => (lessons === 1 ? '1 lesson' : `${lessons} lessons`),
    weeks: (weeks) => (weeks === 1 ? '1 week' : `${weeks} weeks`),
    idea: 'Why and how',
    ideas: {
      motivation: 'Motivation',
      introduction: 'About the plan',
      equipment: 'Equipment and resources',
      criteria: 'How I will tell that it went well',
      selfEvaluation: 'How I will evaluate myself',
    },
    asides: {
      location: 'Place',
      actType: 'Working',
      disciplines: 'Fields of study',
      adviser: 'Adviser',
      proposalType: 'Result',
      proposalPresent: 'Presentation',
    },
    way: 'The way there',
    wayAhead: 'The way ahead',
    chart: { lessons: 'Lessons each week', items: 'Items each week' },
    stage: 'Stage',
    planned: 'Planned',
    done: 'Done',
    week: (number) => `Week ${number}`,
    weekShort: 'Week',
    weekByWeek: 'Week by week',
    marks: '✓ Done　○ Not finished',
    minutes: (minutes) => `${minutes.toLocaleString('en')} min spent`,
    records: 'Records: ',
    links: 'Sources: ',
    separator: ', ',
    nothing: 'Nothing planned this week',
    left: 'A week that was taken out of the plan later',
    result: 'What I learned',
    compared: {
      title: 'Plan and outcome',
      lessons: 'Lessons',
      items: 'Items',
      weeks: 'Active weeks',
      minutes: 'Minutes',
    },
    summary: 'Result',
    difference: 'What turned out differently',
    evaluations: 'How I judge it myself',
    opinion: 'From the adviser',
    certified: (name, day) => `Certified by ${name} on ${day}`,
    by: (name, day) => `${name}, ${day}`,
    agreed: 'Who agreed to this plan',
    agreedColumns: ['Who', 'Name', 'How', 'Date'],
    photo: (name) => `Photo: ${name}`,
    lostPhoto: (name) => `This photo can't be shown: ${name}`,
  },
}
