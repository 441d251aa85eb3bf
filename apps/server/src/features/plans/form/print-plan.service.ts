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
import { designedOf } from '../designed/designed-of.ts'
import { designedTexts } from '../designed/designed-texts.ts'
import { choosePictures, preparePictures, type WeekPictures } from '../designed/pictures-of-weeks.ts'
import { findDoing } from '../doing/executions.service.ts'
import { listWriterNames } from '../members/members.repository.ts'
import { readPlan } from '../plans.service.ts'
import { findPlaceInClass, findSettingsOfPerson } from '../school/school.repository.ts'
import { readSigning } from '../signing/read-signing.service.ts'
import { type FormReader, formOf } from './form-of.ts'
import { formTexts } from './form-texts.ts'

/** What both looks of a plan import. */
const parts = [new URL('./sealed.typ', import.meta.url)]

export const planTemplates = {
  form: { main: new URL('./plan-form.typ', import.meta.url), parts },
  designed: { main: new URL('../designed/plan-designed.typ', import.meta.url), parts },
}

/** The fullest plan has half of them, unless it is all line breaks. */
export const planPdfLimits = { seconds: 30, pages: 300 }

/** A plan with all that is printed of it, as its reader may see it. */
export interface PrintedPlan {
  plan: Plan
  reader: FormReader & { signing?: PlanSigning | undefined }
  pictures: WeekPictures
  /** The same as the reader's `doing`, with all that is told of it. */
  execution: Execution | undefined
}

/** What somebody may print of a plan that has what others need to read it. */
export async function readPrinted(platform: Platform, person: Pick<Person, 'id'>, id: string): Promise<PrintedPlan> {
  const plan = await readPlan(platform, person, id)
  if (missingFields(plan).length > 0) refuse('PLAN_UNFINISHED')
  const { locale } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const takesPart = plan.part !== null && plan.part !== 'invited'
  const signing = takesPart ? await readSigning(platform, person, id) : undefined
  // Schools know pupils by their real names, which only those are told who take part in the plan.
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

/** All that a template draws of it. */
export const drawnOf = (look: PlanLook, { plan, reader, pictures }: PrintedPlan): object =>
  look === 'form' ? formOf(plan, reader) : designedOf(plan, { ...reader, pictures: pictures.byWeek })

/** What the file of a plan is called, with its ending. */
export function pdfName(look: PlanLook, { plan, reader }: Pick<PrintedPlan, 'plan' | 'reader'>): string {
  const { fileName } = (look === 'form' ? formTexts : designedTexts)[reader.locale]
  return `${safeName(`${fileName} ${plan.projectName}`, fileName)}.pdf`
}

/** A plan in the language of whoever reads it, with the name of its file. */
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

/** The data of the designed one with the photographs that it shows; in the place of what cannot be read, it says so. */
export async function withPictures(platform: Platform, data: object, fileIds: string[], person: string) {
  const { paths, missing } = await preparePictures(platform, fileIds, person)
  return { data: { ...data, missing }, pictureFiles: paths }
}
