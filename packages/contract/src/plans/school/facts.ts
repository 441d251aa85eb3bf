import { lessonMinutes, lessonsAsked } from '../facts.ts'
import type { SignatureRole } from '../signing/facts.ts'

// Facts alone, no schema.

/** The parts of the form, in the order in which it is printed where a school says nothing else. */
export const formParts = [
  'facts',
  'motivation',
  'introduction',
  'weeks',
  'equipment',
  'proposal',
  'criteria',
  'selfEvaluation',
  'summary',
  'difference',
  'evaluations',
  'opinion',
  'signatures',
] as const
export type FormPart = (typeof formParts)[number]

/** Without these a form is none. */
export const neededParts = ['facts', 'weeks', 'signatures'] as const satisfies readonly FormPart[]

/** Where nothing was typed, these have lines to write on. */
const linedParts = [
  'motivation',
  'introduction',
  'equipment',
  'criteria',
  'selfEvaluation',
] as const satisfies readonly FormPart[]
export type LinedPart = (typeof linedParts)[number]

/** What stands in the cells of the first part, in the usual order. */
export const factFields = [
  'name',
  'grade',
  'schoolClass',
  'studentId',
  'seatNumber',
  'formTutor',
  'projectName',
  'adviser',
  'learningType',
  'actType',
  'days',
  'disciplines',
  'location',
] as const
export type FactField = (typeof factFields)[number]

/** Whose plan it is, and which. */
export const neededFacts = ['name', 'projectName'] as const satisfies readonly FactField[]

/** Where a school's own words stand on its form. */
export const notePlaces = ['above', 'below'] as const
type NotePlace = (typeof notePlaces)[number]

export const schoolPlanLimits = {
  lessonMinutes: { least: 40, most: 60 },
  lessonsAsked: { least: 1, most: 36 },
  /** Semesters whose first day is kept. */
  firstDays: 8,
  title: 40,
  schoolName: 60,
  note: 500,
  /** To write on in one part. */
  writingLines: 20,
} as const

/** A part of the form that is printed, and how many lines to write on it has. */
interface PrintedPart {
  part: FormPart
  lines: number
}

/** A line for a signature as a school's form has it; without a label its role names it. */
export interface UsualLine {
  role: SignatureRole
  label: string
}

/** The first day of lessons of a semester, any day of its first week. */
export interface FirstDay {
  semester: string
  day: string
}

/** Which parts a form has, and what stands around them. Empty words are the product's own, or the name of the school. */
export interface PlanForm {
  title: string
  schoolName: string
  parts: PrintedPart[]
  facts: FactField[]
  signatures: UsualLine[]
  note: { place: NotePlace; text: string }
}

/** What a school has set about plans. */
export interface SchoolPlanSettings {
  lessonMinutes: number
  lessonsAsked: number
  firstDays: FirstDay[]
  form: PlanForm
}

/** Lines to write on where a school says nothing else. */
const usualWritingLines: Record<LinedPart, number> = {
  motivation: 4,
  introduction: 4,
  equipment: 2,
  criteria: 3,
  selfEvaluation: 3,
}

export const isLined = (part: FormPart): part is LinedPart => (linedParts as readonly FormPart[]).includes(part)

/** A part as it is printed where a school says nothing else. */
export const usualPart = (part: FormPart): PrintedPart => ({ part, lines: isLined(part) ? usualWritingLines[part] : 0 })

export const usualSignatures: readonly UsualLine[] = [
  { role: 'student', label: '' },
  { role: 'guardian', label: '' },
  { role: 'adviser', label: '' },
]

/** Of schools that have set nothing, and of people without a school. */
export const usualPlanSettings: SchoolPlanSettings = {
  lessonMinutes,
  lessonsAsked,
  firstDays: [],
  form: {
    title: '',
    schoolName: '',
    parts: formParts.map(usualPart),
    facts: [...factFields],
    signatures: [...usualSignatures],
    note: { place: 'below', text: '' },
  },
}

/** What a plan is told of the school of its owner. */
export interface SchoolOfPlan extends Pick<SchoolPlanSettings, 'lessonMinutes' | 'lessonsAsked' | 'firstDays'> {
  /** The lines for signatures that a new plan begins with. */
  signatures: UsualLine[]
  /** The school has set this itself. */
  isSet: boolean
}

export const schoolOfPlan = (settings: SchoolPlanSettings | null): SchoolOfPlan => {
  const { lessonMinutes, lessonsAsked, firstDays, form } = settings ?? usualPlanSettings
  return { lessonMinutes, lessonsAsked, firstDays, signatures: form.signatures, isSet: settings !== null }
}
