import { inFours } from '@learntrail/contract/in-fours'
import type { FactField, LinedPart } from '@learntrail/contract/plans/school/facts'
import type { SignatureRole, SigningWay } from '@learntrail/contract/plans/signing/facts'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { ProposalField } from './layout.rules.ts'

interface Texts {
  fileName: string
  title: string
  /** For a semester such as `115-1`. */
  semester(semester: string): string
  /** What follows the line to write on when no school is known. */
  school: string
  facts: Record<FactField | ProposalField, string>
  texts: Record<LinedPart, string>
  /** Null leaves room to write the day. */
  day(day: string | null): string
  between: string
  separator: string
  weeks: {
    title: string
    columns: [string, string, string, string, string]
    stage(number: number, from: number, to: number): string
    goal: string
    semesterWeek(semester: string, week: number | null): string
    item(text: string, lessons: number): string
    sum: string
    /** Null when no lesson periods (節) are planned: leaves room to write them. */
    total(lessons: number | null, minutes: number): string
  }
  signatures: {
    title: string
    columns: [string, string, string]
    roles: Record<SignatureRole, string>
    ways: Record<SigningWay | 'confirmed', string>
    /** Labels the first characters of the hash of what was signed. */
    codeOf(code: string): string
  }
}

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number]
const englishDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The words that the form adds to a plan. */
export const formTexts: Record<Locale, Texts> = {
  tw: {
    fileName: '自主學習計畫表',
    title: '自主學習計畫表',
    semester: (semester) => `${semester.split('-')[0]} 學年度第 ${semester.split('-')[1]} 學期`,
    school: '（學校）',
    facts: {
      name: '姓名',
      grade: '年級',
      schoolClass: '班級',
      studentId: '學號',
      seatNumber: '座號',
      formTutor: '導師',
      adviser: '指導老師',
      projectName: '計畫名稱',
      learningType: '學習方式',
      actType: '執行方式',
      days: '執行期間',
      location: '學習地點',
      disciplines: '學習領域',
      proposalType: '成果形式',
      proposalPresent: '發表方式',
    },
    texts: {
      motivation: '學習動機',
      introduction: '計畫內容',
      equipment: '需要的設備和資源',
      criteria: '怎樣算做到',
      selfEvaluation: '自我評量方式',
    },
    day: (day) => {
      if (day === null) return '　　年　　月　　日'
      const [year, month, date] = partsOf(day)
      return `${year - 1911} 年 ${month} 月 ${date} 日`
    },
    between: '至',
    separator: '、',
    weeks: {
      title: '學習進度',
      columns: ['週次', '日期', '學期週次', '預定進度', '節數'],
      stage: (number, from, to) =>
        from === to ? `第 ${number} 階段（第 ${from} 週）` : `第 ${number} 階段（第 ${from} 至 ${to} 週）`,
      goal: '目標：',
      semesterWeek: (semester, week) => (week === null ? '放假' : `${semester}\n第 ${week} 週`),
      item: (text, lessons) => (lessons === 0 ? text : `${text}（${lessons} 節）`),
      sum: '合計',
      total: (lessons, minutes) =>
        lessons === null ? '　　　節（　　　　分鐘）' : `${lessons} 節（${minutes.toLocaleString('en')} 分鐘）`,
    },
    signatures: {
      title: '簽名',
      columns: ['身分', '簽名', '日期'],
      roles: {
        student: '學生',
        guardian: '家長',
        adviser: '指導老師',
        formTutor: '導師',
        office: '處室',
        committee: '審查小組',
        own: '簽名',
      },
      ways: { account: '以帳號簽名', confirmed: '以帳號確認', link: '以信件連結簽名', paper: '紙本簽名' },
      codeOf: (code) => `核對碼 ${inFours(code)}`,
    },
  },
  en: {
    fileName: 'self-directed-learning-plan',
    title: 'Self-directed learning plan',
    semester: (semester) => `School year ${semester.split('-')[0]}, semester ${semester.split('-')[1]}`,
    school: '(school)',
    facts: {
      name: 'Name',
      grade: 'Grade',
      schoolClass: 'Class',
      studentId: 'Student ID',
      seatNumber: 'Seat number',
      formTutor: 'Homeroom teacher',
      adviser: 'Adviser',
      projectName: 'Plan',
      learningType: 'Way of learning',
      actType: 'Working',
      days: 'Dates',
      location: 'Place',
      disciplines: 'Fields of study',
      proposalType: 'Result',
      proposalPresent: 'Presentation',
    },
    texts: {
      motivation: 'Motivation',
      introduction: 'About the plan',
      equipment: 'Equipment and resources',
      criteria: 'How I will tell that it went well',
      selfEvaluation: 'How I will evaluate myself',
    },
    day: (day) => (day === null ? '____ /____ /______' : englishDay.format(new Date(`${day}T00:00:00Z`))),
    between: ' to ',
    separator: ', ',
    weeks: {
      title: 'Week by week',
      columns: ['Week', 'Dates', 'School week', 'What is planned', 'Lessons'],
      stage: (number, from, to) => `Stage ${number} (${from === to ? `week ${from}` : `weeks ${from} to ${to}`})`,
      goal: 'Goal: ',
      semesterWeek: (semester, week) => (week === null ? 'Holidays' : `${semester}\nweek ${week}`),
      item: (text, lessons) =>
        lessons === 0 ? text : `${text} (${lessons === 1 ? '1 lesson' : `${lessons} lessons`})`,
      sum: 'Total',
      total: (lessons, minutes) =>
        lessons === null
          ? '______ lessons (________ minutes)'
          : `${lessons === 1 ? '1 lesson' : `${lessons} lessons`} (${minutes.toLocaleString('en')} minutes)`,
    },
    signatures: {
      title: 'Signatures',
      columns: ['Who', 'Signature', 'Date'],
      roles: {
        student: 'Student',
        guardian: 'Parents',
        adviser: 'Adviser',
        formTutor: 'Homeroom teacher',
        office: 'Office',
        committee: 'Committee',
        own: 'Signature',
      },
      ways: {
        account: 'Signed with their account',
        confirmed: 'Confirmed with their account',
        link: 'Signed by a mailed link',
        paper: 'Signed on paper',
      },
      codeOf: (code) => `Verification code ${inFours(code)}`,
    },
  },
}
