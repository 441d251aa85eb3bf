import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { unique } from '../../posts/record-parts.ts'
import { day, id, text } from '../../text.ts'
import { planLimits } from '../limits.ts'
import { isFirstDayOf } from '../semesters.ts'
import { signatureRoles } from '../signing/facts.ts'
import { factFields, formParts, neededFacts, neededParts, notePlaces, schoolPlanLimits } from './facts.ts'

const access = 'school'
const path = '/api/v2/sdl-service/schools/:schoolId'
const params = z.object({ schoolId: id })

const whole = ({ least, most }: { least: number; most: number }) =>
  z.int({ error: 'invalid' }).min(least, { error: 'too_small' }).max(most, { error: 'too_large' })

/** Checks that codes are unique and that none of the needed ones is missing. */
const holdsOnce = <Code extends string>(needed: readonly Code[]) => ({
  once: (codes: readonly Code[]) => unique([...codes]),
  hasNeeded: (codes: readonly Code[]) => needed.every((code) => codes.includes(code)),
})
const ofParts = holdsOnce<(typeof formParts)[number]>(neededParts)
const ofFacts = holdsOnce<(typeof factFields)[number]>(neededFacts)

const printedPart = z.object({
  part: z.enum(formParts, { error: 'invalid' }),
  lines: whole({ least: 0, most: schoolPlanLimits.writingLines }),
})

const usualLine = z
  .object({
    role: z.enum(signatureRoles, { error: 'invalid' }),
    /** Required for the role `own`. */
    label: text({ max: planLimits.customSign, oneLine: true }),
  })
  .refine(({ role, label }) => role !== 'own' || label !== '', { error: 'required', path: ['label'] })

const form = z.object({
  title: text({ max: schoolPlanLimits.title, oneLine: true }),
  /** Name printed on the form; empty: the name in the list of schools. */
  schoolName: text({ max: schoolPlanLimits.schoolName, oneLine: true }),
  /** Printed parts, in order. */
  parts: z
    .array(printedPart)
    .max(formParts.length, { error: 'too_many' })
    .refine((parts) => ofParts.once(parts.map(({ part }) => part)), { error: 'duplicate' })
    .refine((parts) => ofParts.hasNeeded(parts.map(({ part }) => part)), { error: 'required' }),
  /** Cells of the first part, in order. */
  facts: z
    .array(z.enum(factFields, { error: 'invalid' }))
    .max(factFields.length, { error: 'too_many' })
    .refine(ofFacts.once, { error: 'duplicate' })
    .refine(ofFacts.hasNeeded, { error: 'required' }),
  /** Signature lines of a new plan. */
  signatures: z
    .array(usualLine)
    .min(1, { error: 'required' })
    .max(planLimits.lines, { error: 'too_many' })
    .refine((lines) => unique(lines.map(({ role, label }) => `${role} ${label}`)), { error: 'duplicate' }),
  note: z.object({
    place: z.enum(notePlaces, { error: 'invalid' }),
    text: text({ max: schoolPlanLimits.note }),
  }),
})

const firstDay = z
  .object({ semester: z.string().regex(/^\d{2,3}-[12]$/, { error: 'invalid' }), day })
  .refine(({ semester, day }) => isFirstDayOf(semester, day), { error: 'invalid', path: ['day'] })

const settings = z.object({
  lessonMinutes: whole(schoolPlanLimits.lessonMinutes),
  lessonsAsked: whole(schoolPlanLimits.lessonsAsked),
  firstDays: z
    .array(firstDay)
    .max(schoolPlanLimits.firstDays, { error: 'too_many' })
    .refine((days) => unique(days.map(({ semester }) => semester)), { error: 'duplicate' }),
  form,
})

const told = settings.extend({
  /** Name in the list of schools. */
  schoolName: z.string(),
  /** Grows with every change; 0: the school has set nothing, and the answer holds the defaults. */
  version: z.int(),
})
export type SchoolPlans = z.infer<typeof told>

export const readSchoolPlans = endpoint({
  method: 'GET',
  path,
  summary: 'What a school has set about plans and their form, for who acts for it',
  access,
  params,
  answers: told,
  refusals: ['SCHOOL_NOT_FOUND'],
})

export const changeSchoolPlans = endpoint({
  method: 'PUT',
  path,
  summary:
    'Set what a school asks of plans, and its form; refused when somebody else has set it since the version named. It changes nothing that is signed',
  access,
  params,
  body: settings.extend({
    /** The version that was changed; 0 if nothing was set. */
    version: z.int({ error: 'invalid' }).min(0, { error: 'invalid' }).max(2_000_000_000, { error: 'invalid' }),
  }),
  answers: told,
  refusals: ['SCHOOL_NOT_FOUND', 'PLAN_SETTINGS_CONFLICT'],
})

export const drawSchoolForm = endpoint({
  method: 'POST',
  path: `${path}/form`,
  summary: 'The form of a school as a PDF, by settings that need not be saved: empty, or with a plan as an example',
  access,
  cost: 50,
  params,
  body: z.object({ settings, isExample: z.boolean() }),
  answers: z.object({ name: z.string(), pdf: z.base64() }),
  refusals: ['SCHOOL_NOT_FOUND', 'SERVICE_UNAVAILABLE'],
})

export const schoolPlanCalls = [readSchoolPlans, changeSchoolPlans, drawSchoolForm] as const
