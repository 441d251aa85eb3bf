import { usualPlanSettings } from '@learntrail/contract/plans/school/facts'
import { semesterWeekOf } from '@learntrail/contract/plans/semesters'
import { countLessons } from '@learntrail/contract/plans/weeks'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { sayIn } from '@learntrail/texts/say-in'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { palettes, titleLines } from '../../eportfolio/index.ts'
import { formTexts } from '../form/form.texts.ts'
import { disciplinesOf, type FormReader, type PlanForForm } from '../form/form-of.rules.ts'
import { linesOf } from '../form/lines-of.rules.ts'
import { signaturesOf } from '../form/signatures-of.rules.ts'
import { designedTexts } from './designed.texts.ts'
import { type DesignedReader, designedWeeks } from './designed-weeks.rules.ts'
import { wayOf } from './way-of.rules.ts'

const names = { tw: sayIn('tw', 'plans/plans'), en: sayIn('en', 'plans/plans') }
const doingNames = { tw: sayIn('tw', 'plans/doing'), en: sayIn('en', 'plans/doing') }

/** Characters of a title that fit on one line of the cover. */
const oneLine = 10

/** Returns everything the designed document draws, with all words in the reader’s language. */
export function designedOf(plan: PlanForForm, reader: DesignedReader) {
  const { writers, locale } = reader
  const texts = designedTexts[locale]
  return {
    locale,
    title: plan.projectName,
    titleLines: plan.projectName.length <= oneLine ? [plan.projectName] : titleLines(plan.projectName),
    author: writers.join(formTexts[locale].separator),
    kind: texts.kind,
    palette: palettes.lightBlue,
    texts,
    cover: coverOf(plan, reader),
    ideas: ideasOf(plan, locale),
    asides: asidesOf(plan, locale),
    way: wayOf(plan, reader.doing, locale),
    weeks: designedWeeks(plan, reader),
    isDoing: reader.doing !== undefined,
    result: resultOf(plan, reader),
    agreed: agreedOf(plan, reader),
    lost: Object.fromEntries(
      [...(reader.pictures?.values() ?? [])].flat().map(({ name: file, alt }) => [file, texts.lostPhoto(alt)]),
    ),
  }
}

function coverOf(plan: PlanForForm, { writers, locale, doing, settings }: FormReader) {
  const { facts, doneOf, lessons, weeks } = designedTexts[locale]
  const { day, between, semester, separator } = formTexts[locale]
  const { form, firstDays } = settings ?? usualPlanSettings
  const { school } = plan.ownerOrganization
  const planned = countLessons(plan.progress)
  const done = doneLessons(doing)
  const told: [string, string][] = [
    [facts.names, writers.join(separator)],
    [facts.school, school === null ? '' : form.schoolName || school],
    [facts.semester, plan.startedAt === null ? '' : semester(semesterWeekOf(plan.startedAt, firstDays).semester)],
    [
      facts.days,
      [plan.startedAt, plan.endedAt].every((one) => one !== null)
        ? `${day(plan.startedAt)}${between}${day(plan.endedAt)}`
        : plan.progress.weeks.length === 0
          ? ''
          : weeks(plan.progress.weeks.length),
    ],
    [facts.learningType, plan.learningType.map((code) => names[locale](`learningTypes.${code}`)).join(separator)],
    [facts.lessons, planned + done === 0 ? '' : doing === undefined ? lessons(planned) : doneOf(done, planned)],
  ]
  return told.filter(([, value]) => value !== '')
}

const doneLessons = (doing: FormReader['doing']) =>
  doing?.weekPerProgress.reduce((sum, week) => sum + week.done.reduce((all, item) => all + item.lessons, 0), 0) ?? 0

function ideasOf(plan: PlanForForm, locale: Locale) {
  const { ideas } = designedTexts[locale]
  const criteria = plan.criteria.filter((one) => one !== '').map((one, index) => `${index + 1}. ${one}`)
  const told = [
    ...(['motivation', 'introduction', 'equipment'] as const).map((field) => [ideas[field], linesOf(plan[field])]),
    [ideas.criteria, criteria],
    [ideas.selfEvaluation, linesOf(plan.selfEvaluation)],
  ] as [string, string[]][]
  return told.filter(([, lines]) => lines.length > 0).map(([label, paragraphs]) => ({ label, paragraphs }))
}

function asidesOf(plan: PlanForForm, locale: Locale): [string, string][] {
  const { asides } = designedTexts[locale]
  const { separator } = formTexts[locale]
  const nameOf = names[locale]
  const told: [string, string][] = [
    [asides.actType, nameOf(`actTypes.${plan.actType}`)],
    [asides.location, plan.location],
    [asides.disciplines, disciplinesOf(plan, locale).join(separator)],
    [asides.adviser, plan.adviserName],
    [asides.proposalType, plan.proposalType.map((code) => nameOf(`proposalTypes.${code}`)).join(separator)],
    [asides.proposalPresent, plan.proposalPresent.map((code) => nameOf(`proposalPresents.${code}`)).join(separator)],
  ]
  return told.filter(([, value]) => value !== '')
}

/** The result; null while nothing of it is written. */
function resultOf(plan: PlanForForm, { locale, doing, settings }: FormReader) {
  if (doing === undefined) return null
  const { summary, difference, evaluations } = doing.result
  const judged = evaluations.filter(({ level, text }) => level !== null || text !== '')
  const isWritten = summary !== '' || difference !== '' || judged.length > 0 || doing.opinion !== null
  if (!isWritten) return null
  const { certified, by } = designedTexts[locale]
  const dayOf = (at: string) => formTexts[locale].day(dayIn(new Date(at)))
  const { opinion } = doing
  return {
    compared: comparedOf(plan, doing, { locale, lessonMinutes: (settings ?? usualPlanSettings).lessonMinutes }),
    summary: linesOf(summary),
    difference: linesOf(difference),
    evaluations: judged.map(({ criterion, level, text }) => ({
      criterion,
      text,
      level: level ?? 0,
      word: level === null ? '' : doingNames[locale](`levels.${level}`),
    })),
    opinion: opinion === null ? [] : linesOf(opinion.text),
    opinionBy: opinion === null ? '' : by(opinion.by.displayName, dayOf(opinion.at)),
    certified: doing.certified === null ? '' : certified(doing.certified.by.displayName, dayOf(doing.certified.at)),
  }
}

/** Compares planned and done, as rows of a name and two figures. */
function comparedOf(
  plan: PlanForForm,
  doing: NonNullable<FormReader['doing']>,
  { locale, lessonMinutes }: { locale: Locale; lessonMinutes: number },
): [string, string, string][] {
  const { lessons, items, weeks, minutes } = designedTexts[locale].compared
  const planned = plan.progress.weeks
  const written = planned.map((week) => week.items.filter(({ text }) => text.trim() !== ''))
  const done = doing.weekPerProgress
  const doneItems = done.reduce((sum, week) => sum + week.done.length, 0)
  const spent = done.reduce((sum, week) => sum + week.minutes, 0)
  const plannedLessons = countLessons(plan.progress)
  const figures: [string, number, number][] = [
    [lessons, plannedLessons, doneLessons(doing)],
    [items, written.flat().length, doneItems],
    [weeks, written.filter((one) => one.length > 0).length, done.filter((week) => week.done.length > 0).length],
    [minutes, plannedLessons * lessonMinutes, spent],
  ]
  return figures
    .filter(([, before, after]) => before + after > 0)
    .map(([what, before, after]) => [what, before.toLocaleString('en'), after.toLocaleString('en')])
}

/** The signatures that match the plan's current content: role, name, way and day. */
function agreedOf(
  plan: PlanForForm,
  { writers, signing, locale, settings = usualPlanSettings }: FormReader,
): [string, string, string, string][] {
  const usual = settings.form.signatures
  return signaturesOf(plan, { writers, signing: signing ?? null, locale, usual }).lines.flatMap(
    ({ who, signed, day }) => (signed === null ? [] : [[who, signed.name, signed.how, day]]),
  )
}
