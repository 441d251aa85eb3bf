import { lessonMinutes, lessonsAsked } from '../facts.ts'
import type { SignatureRole } from '../signing/facts.ts'

// Facts only, no schema.

/** Parts of the form, in the default order of printing. */
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

/** Parts that every form must have. */
export const neededParts = ['facts', 'weeks', 'signatures'] as const satisfies readonly FormPart[]

/** Parts that have ruled lines when nothing was typed. */
const linedParts = [
  'motivation',
  'introduction',
  'equipment',
  'criteria',
  'selfEvaluation',
] as const satisfies readonly FormPart[]
export type LinedPart = (typeof linedParts)[number]

/** Cells of the first part, in the default order. */
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

/** Cells that every form must have: whose plan it is, and which. */
export const neededFacts = ['name', 'projectName'] as const satisfies readonly FactField[]

/** Places for a school's own text on its form. */
export const notePlaces = ['above', 'below'] as const
type NotePlace = (typeof notePlaces)[number]

export const schoolPlanLimits = {
  lessonMinutes: { least: 40, most: 60 },
  lessonsAsked: { least: 1, most: 36 },
  /** Semesters whose first day is stored. */
  firstDays: 8,
  title: 40,
  schoolName: 60,
  note: 500,
  /** Ruled lines in one part. */
  writingLines: 20,
} as const

/** A printed part of the form, and its number of ruled lines. */
interface PrintedPart {
  part: FormPart
  lines: number
}

/** A signature line of a school's form; without a label, its role is its name. */
export interface UsualLine {
  role: SignatureRole
  label: string
}

/** The first day of lessons of a semester; any day of its first week will do. */
export interface FirstDay {
  semester: string
  day: string
}

/** A school's form: its parts and surrounding texts. Empty texts mean the product's own, or the school's name. */
export interface PlanForm {
  title: string
  schoolName: string
  parts: PrintedPart[]
  facts: FactField[]
  signatures: UsualLine[]
  note: { place: NotePlace; text: string }
}

/** A school's settings for plans. */
export interface SchoolPlanSettings {
  lessonMinutes: number
  lessonsAsked: number
  firstDays: FirstDay[]
  form: PlanForm
}

/** Default number of ruled lines. */
const usualWritingLines: Record<LinedPart, number> = {
  motivation: 4,
  introduction: 4,
  equipment: 2,
  criteria: 3,
  selfEvaluation: 3,
}

export const isLined = (part: FormPart): part is LinedPart => (linedParts as readonly FormPart[]).includes(part)

/** Returns a part with its default number of lines. */
export const usualPart = (part: FormPart): PrintedPart => ({ part, lines: isLined(part) ? usualWritingLines[part] : 0 })

export const usualSignatures: readonly UsualLine[] = [
  { role: 'student', label: '' },
  { role: 'guardian', label: '' },
  { role: 'adviser', label: '' },
]

/** Settings of schools that have set nothing, and of people without a school. */
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

/** What a plan needs to know of its owner's school. */
export interface SchoolOfPlan extends Pick<SchoolPlanSettings, 'lessonMinutes' | 'lessonsAsked' | 'firstDays'> {
  /** Signature lines of a new plan. */
  signatures: UsualLine[]
  /** The school has its own settings. */
  isSet: boolean
}

/** Returns what a plan needs of its school's settings; null, for a school without settings, gives the defaults. */
export const schoolOfPlan = (settings: SchoolPlanSettings | null): SchoolOfPlan => {
  const { lessonMinutes, lessonsAsked, firstDays, form } = settings ?? usualPlanSettings
  return { lessonMinutes, lessonsAsked, firstDays, signatures: form.signatures, isSet: settings !== null }
}
