import {
  factFields,
  formParts,
  type SchoolPlanSettings,
  usualPart,
  usualPlanSettings,
} from '@learntrail/contract/plans/school/facts'
import type { SchoolPlans } from '@learntrail/contract/plans/school/school'

/**
 * The settings while they are edited: numbers as typed; parts and facts that are not printed follow the printed ones.
 */
export interface Draft extends Omit<SchoolPlanSettings, 'lessonMinutes' | 'lessonsAsked' | 'form'> {
  lessonMinutes: string
  lessonsAsked: string
  form: Omit<SchoolPlanSettings['form'], 'parts' | 'facts' | 'signatures'> & {
    parts: (SchoolPlanSettings['form']['parts'][number] & { isPrinted: boolean })[]
    facts: { field: SchoolPlanSettings['form']['facts'][number]; isPrinted: boolean }[]
    signatures: (SchoolPlanSettings['form']['signatures'][number] & { id: string })[]
  }
}

export function draftOf(settings: SchoolPlanSettings, newId: () => string): Draft {
  const { form, firstDays } = settings
  const left = formParts.filter((part) => !form.parts.some((printed) => printed.part === part))
  const leftFacts = factFields.filter((field) => !form.facts.includes(field))
  return {
    lessonMinutes: String(settings.lessonMinutes),
    lessonsAsked: String(settings.lessonsAsked),
    firstDays,
    form: {
      ...form,
      parts: [
        ...form.parts.map((part) => ({ ...part, isPrinted: true })),
        ...left.map((part) => ({ ...usualPart(part), isPrinted: false })),
      ],
      facts: [
        ...form.facts.map((field) => ({ field, isPrinted: true })),
        ...leftFacts.map((field) => ({ field, isPrinted: false })),
      ],
      signatures: form.signatures.map((line) => ({ ...line, id: newId() })),
    },
  }
}

export const usualDraft = (newId: () => string): Draft => draftOf(usualPlanSettings, newId)

/** Returns the settings to send. */
export function settingsOf({ form, ...draft }: Draft): SchoolPlanSettings {
  const { title, schoolName, note, parts, facts, signatures } = form
  return {
    lessonMinutes: Number(draft.lessonMinutes),
    lessonsAsked: Number(draft.lessonsAsked),
    firstDays: draft.firstDays.filter(({ day }) => day !== ''),
    form: {
      title,
      schoolName,
      note,
      parts: parts.filter(({ isPrinted }) => isPrinted).map(({ part, lines }) => ({ part, lines })),
      facts: facts.filter(({ isPrinted }) => isPrinted).map(({ field }) => field),
      signatures: signatures.map(({ role, label }) => ({ role, label: label.trim() })),
    },
  }
}

export const settingsIn = ({ schoolName: _, version: __, ...settings }: SchoolPlans): SchoolPlanSettings => settings

/** Returns `count` semesters from the one containing `today`, as schools name them (115-1). */
export function semestersFrom(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const begins = month >= 8 ? year : year - 1
  const first = (begins - 1911) * 2 + (month >= 8 || month === 1 ? 0 : 1)
  return Array.from({ length: count }, (_, at) => `${Math.floor((first + at) / 2)}-${((first + at) % 2) + 1}`)
}
