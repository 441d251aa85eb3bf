import type { Execution } from '@learntrail/contract/plans/doing/doing'
import type { PlanLook } from '@learntrail/contract/plans/facts'
import { missingFields } from '@learntrail/contract/plans/missing'
import type { Plan } from '@learntrail/contract/plans/plans'
import type { PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { writersOf } from '@learntrail/contract/plans/writers'
import { classNameOf } from '@learntrail/contract/profiles/class-names'
import type { Person } from '../../../platform/access/person.ts'
import { safeName } from '../../../platform/archive/archive-names.rules.ts'
import { makeNow } from '../../../platform/documents/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/index.ts'
import { designedTexts } from '../designed/designed.texts.ts'
import { designedOf } from '../designed/designed-of.rules.ts'
import { choosePictures, preparePictures, type WeekPictures } from '../designed/pictures-of-weeks.service.ts'
import { findDoing } from '../doing/executions.service.ts'
import { listWriterNames } from '../members/members.repository.ts'
import { readPlan } from '../plans.service.ts'
import { findPlaceInClass, findSettingsOfPerson } from '../school/school.repository.ts'
import { readSigning } from '../signing/read-signing.service.ts'
import { formTexts } from './form.texts.ts'
import { type FormReader, formOf } from './form-of.rules.ts'

/** Files imported by the templates of both looks. */
const parts = [new URL('./sealed.typ', import.meta.url)]

export const planTemplates = {
  form: { main: new URL('./plan-form.typ', import.meta.url), parts },
  designed: { main: new URL('../designed/plan-designed.typ', import.meta.url), parts },
}

/** The fullest plan needs half of the pages, unless it consists of line breaks. */
export const planPdfLimits = { seconds: 30, pages: 300 }

/** A plan with everything that is printed of it, as its reader may see it. */
export interface PrintedPlan {
  plan: Plan
  reader: FormReader & { signing?: PlanSigning | undefined }
  pictures: WeekPictures
  /** The reader's `doing` in full. */
  execution: Execution | undefined
}

/** Reads what a person may print of a plan. Refuses PLAN_UNFINISHED for a plan without its required parts. */
export async function readPrinted(platform: Platform, person: Pick<Person, 'id'>, id: string): Promise<PrintedPlan> {
  const plan = await readPlan(platform, person, id)
  if (missingFields(plan).length > 0) refuse('PLAN_UNFINISHED')
  const { locale } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const takesPart = plan.part !== null && plan.part !== 'invited'
  const signing = takesPart ? await readSigning(platform, person, id) : undefined
  // Printed real names are for people who take part in the plan only.
  const writers = takesPart
    ? await listWriterNames(platform.pool, id)
    : writersOf(plan).map(({ displayName }) => displayName)
  const doing = await findDoing(platform, person, id)
  const settings = plan.school.isSet && plan.user ? await findSettingsOfPerson(platform.pool, plan.user.id) : null
  const place = takesPart && plan.user ? await findPlaceInClass(platform.pool, plan.user.id) : undefined
  const inClass = {
    schoolClass: place?.listed ? classNameOf(place.listed, locale) : undefined,
    seatNumber: place?.seatNumber,
  }
  const reader = { writers, locale, signing, doing, settings: settings ?? undefined, ...inClass }
  const pictures = await choosePictures(platform, person, doing)
  return { plan, reader, pictures, execution: doing }
}

/** Returns the data that the look's template draws. */
export const drawnOf = (look: PlanLook, { plan, reader, pictures }: PrintedPlan): object =>
  look === 'form' ? formOf(plan, reader) : designedOf(plan, { ...reader, pictures: pictures.byWeek })

/** Returns the file name of a plan's document. */
export function pdfName(look: PlanLook, { plan, reader }: Pick<PrintedPlan, 'plan' | 'reader'>): string {
  const { fileName } = (look === 'form' ? formTexts : designedTexts)[reader.locale]
  return `${safeName(`${fileName} ${plan.projectName}`, fileName)}.pdf`
}

/** Prints a plan in the reader's language, with its file name. */
export async function printPlan(platform: Platform, person: Pick<Person, 'id'>, id: string, look: PlanLook) {
  const printed = await readPrinted(platform, person, id)
  const data = drawnOf(look, printed)
  const { pdf } = await makeNow(
    {
      template: planTemplates[look],
      person: person.id,
      limits: planPdfLimits,
      ...(look === 'form' ? { data } : await withPictures(platform, data, printed.pictures.ids, person.id)),
    },
    planPdfLimits.pages,
  )
  return { pdf: Buffer.from(pdf), name: pdfName(look, printed) }
}

/**
 * Adds photographs to the designed document's data, and the names of those that cannot be read, which it then notes.
 */
export async function withPictures(platform: Platform, data: object, fileIds: string[], person: string) {
  const { paths, missing } = await preparePictures(platform, fileIds, person)
  return { data: { ...data, missing }, pictureFiles: paths }
}
