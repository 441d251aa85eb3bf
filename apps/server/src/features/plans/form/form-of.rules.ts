import type { PlanContent } from '@learntrail/contract/plans/content'
import { actTypes, learningTypes, proposalPresents, proposalTypes } from '@learntrail/contract/plans/facts'
import type { Plan } from '@learntrail/contract/plans/plans'
import { type LinedPart, type SchoolPlanSettings, usualPlanSettings } from '@learntrail/contract/plans/school/facts'
import { semesterWeekOf } from '@learntrail/contract/plans/semesters'
import type { PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { countLessons } from '@learntrail/contract/plans/weeks'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { tagNames } from '@learntrail/contract/tags/tag-names'
import { sayIn } from '@learntrail/texts/say-in'
import { type DoingForForm, doneRowsOf, leftTitle, resultPart } from './done-of.rules.ts'
import { formTexts } from './form.texts.ts'
import { type DrawnPart, drawnParts, type FactCell, type ResultField } from './layout.rules.ts'
import { linesOf } from './lines-of.rules.ts'
import { signaturesOf } from './signatures-of.rules.ts'
import { weeksOf } from './weeks-of.rules.ts'

/** What the form needs of a plan, as its reader may see it. */
export type PlanForForm = PlanContent & Pick<Plan, 'ownerOrganization'>

export interface FormReader {
  /** Names of the plan's owner, first, and members, as the reader may know them. */
  writers: readonly string[]
  locale: Locale
  /** For readers who take part in the plan: signatures are printed. */
  signing?: Pick<PlanSigning, 'lines'> | undefined
  /** Set when the plan is being done and the reader may see that. */
  doing?: DoingForForm | undefined
  /** Settings of the owner's school, as far as the reader may know them. */
  settings?: SchoolPlanSettings | undefined
  /** The class in the school's own list. */
  schoolClass?: string | undefined
  /** The seat number in that class, for a plan that gives none. */
  seatNumber?: string | undefined
}

/** Names of the choices, the same as on the screens. */
const names = { tw: sayIn('tw', 'plans/plans'), en: sayIn('en', 'plans/plans') }
const subjectNames = { tw: sayIn('tw', 'profiles/subjects'), en: sayIn('en', 'profiles/subjects') }

/** Returns everything the template draws, with all words in the reader's language. */
export function formOf(plan: PlanForForm, given: FormReader) {
  const reader = { ...given, settings: given.settings ?? usualPlanSettings }
  const { writers, locale, settings } = reader
  const { form, firstDays } = settings
  const texts = formTexts[locale]
  const { school } = plan.ownerOrganization
  return {
    locale,
    title: form.title || texts.title,
    author: writers.join(texts.separator),
    footer: plan.projectName,
    school: school === null ? '' : form.schoolName || school,
    schoolToWrite: texts.school,
    semester: plan.startedAt === null ? '' : texts.semester(semesterWeekOf(plan.startedAt, firstDays).semester),
    note: { place: form.note.place, paragraphs: linesOf(form.note.text) },
    parts: drawnParts(form).flatMap<ReturnType<typeof partOf>>((part) =>
      part.kind === 'result' ? resultOf(part.field, reader) : [partOf(part, plan, reader)],
    ),
  }
}

type Reader = FormReader & { settings: SchoolPlanSettings }

const resultOf = (field: ResultField, { locale, doing }: FormReader) =>
  doing === undefined ? [] : resultPart(field, doing, { locale, dayOf: formTexts[locale].day })

function partOf(part: Exclude<DrawnPart, { kind: 'result' }>, plan: PlanForForm, reader: Reader) {
  const { locale, settings } = reader
  const texts = formTexts[locale]
  switch (part.kind) {
    case 'facts': {
      const rows = part.rows.map((row) =>
        row.map(({ field, columns }) => ({ columns, label: texts.facts[field], value: factOf(field, plan, reader) })),
      )
      return { kind: part.kind, rows }
    }
    case 'text':
      return {
        kind: part.kind,
        label: texts.texts[part.field],
        paragraphs: paragraphsOf(part.field, plan),
        lines: part.lines,
      }
    case 'weeks': {
      const { title, columns, sum, total } = texts.weeks
      const lessons = countLessons(plan.progress)
      const done = reader.doing && doneRowsOf(reader.doing, locale)
      const inAll = total(lessons === 0 ? null : lessons, lessons * settings.lessonMinutes)
      return {
        kind: part.kind,
        title,
        columns,
        sum,
        total: inAll,
        stages: weeksOf(plan, {
          texts: texts.weeks,
          firstDays: settings.firstDays,
          done,
          leftTitle: leftTitle(locale),
        }),
      }
    }
    case 'signatures':
      return {
        kind: part.kind,
        ...signaturesOf(plan, {
          writers: reader.writers,
          signing: reader.signing ?? null,
          locale,
          usual: settings.form.signatures,
        }),
      }
  }
}

function factOf(
  field: FactCell['field'],
  plan: PlanForForm,
  { writers, locale, schoolClass = '', seatNumber = '' }: FormReader,
): string | string[] {
  const texts = formTexts[locale]
  const { grade, studentId } = plan.ownerOrganization
  switch (field) {
    case 'name':
      return writers.join(texts.separator)
    case 'grade':
      return grade?.[locale] ?? ''
    case 'schoolClass':
      return schoolClass
    case 'studentId':
      return studentId ?? ''
    case 'formTutor':
      return plan.formTutorName
    case 'adviser':
      return plan.adviserName
    case 'learningType':
      return ticked(learningTypes, plan.learningType, (code) => names[locale](`learningTypes.${code}`))
    case 'actType':
      return ticked(actTypes, [plan.actType], (code) => names[locale](`actTypes.${code}`))
    case 'proposalType':
      return ticked(proposalTypes, plan.proposalType, (code) => names[locale](`proposalTypes.${code}`))
    case 'proposalPresent':
      return ticked(proposalPresents, plan.proposalPresent, (code) => names[locale](`proposalPresents.${code}`))
    case 'days':
      return `${texts.day(plan.startedAt)}${texts.between}${texts.day(plan.endedAt)}`
    case 'disciplines':
      return disciplinesOf(plan, locale).join(texts.separator)
    case 'seatNumber':
      return plan.seatNumber || seatNumber
    case 'projectName':
    case 'location':
      return plan[field]
  }
}

/** Lists every choice with its box, so that the printed form can still be changed by hand. */
const ticked = <Code extends string>(
  all: readonly Code[],
  chosen: readonly Code[],
  nameOf: (code: Code) => string,
): string[] => all.map((code) => `${chosen.includes(code) ? '■' : '□'} ${nameOf(code)}`)

export const disciplinesOf = (plan: PlanForForm, locale: Locale): string[] => [
  ...plan.disciplines.map((subject) => subjectNames[locale](`names.${subject}`)),
  ...[...plan.universityDisciplines, ...plan.technicalVocationalDisciplines].map((code) => tagNames[locale].tags[code]),
]

const paragraphsOf = (field: LinedPart, plan: PlanForForm): string[] =>
  field === 'criteria'
    ? plan.criteria.filter((criterion) => criterion !== '').map((criterion, index) => `${index + 1}. ${criterion}`)
    : linesOf(plan[field])
