import { emptyPlan } from '@learntrail/contract/plans/content'
import type { SchoolPlanSettings } from '@learntrail/contract/plans/school/facts'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Person } from '../../../platform/access/person.ts'
import { safeName } from '../../../platform/archive/archive-names.rules.ts'
import { makeNow } from '../../../platform/documents/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkActsForSchool, findAccount } from '../../accounts/index.ts'
import { findSchoolName } from '../../profiles/index.ts'
import { formTexts } from '../form/form.texts.ts'
import { formOf, type PlanForForm } from '../form/form-of.rules.ts'
import { planPdfLimits, planTemplates } from '../form/print-plan.service.ts'
import { examplePlan } from './example-plan.texts.ts'

interface Asked {
  schoolId: string
  settings: SchoolPlanSettings
  isExample: boolean
}

/** Draws a school's form, empty or with an example, from settings that need not be saved. For people acting for it. */
export async function drawSchoolForm(platform: Platform, person: Pick<Person, 'id'>, asked: Asked) {
  const { schoolId, settings, isExample } = asked
  await checkActsForSchool(platform.db, person.id, schoolId)
  const { locale } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const school = (await findSchoolName(platform.db, schoolId)) ?? ''
  const example = isExample ? examplePlan(locale, platform.clock.now()) : undefined
  const plan = { ...(example?.content ?? emptyPlan), ownerOrganization: { ...nothingKnown, school, ...example?.owner } }
  const reader = { writers: [example?.name ?? ''], schoolClass: example?.schoolClass, locale, settings }
  const made = await makeNow({
    template: planTemplates.form,
    data: formOf(plan, reader),
    person: person.id,
    limits: planPdfLimits,
  })
  return { name: nameOf(locale, settings), pdf: Buffer.from(made.pdf).toString('base64') }
}

const nothingKnown: PlanForForm['ownerOrganization'] = {
  role: null,
  school: null,
  grade: null,
  studentId: null,
  serviceUnit: null,
  title: null,
}

const nameOf = (locale: Locale, { form }: SchoolPlanSettings): string => {
  const { fileName } = formTexts[locale]
  return `${safeName(form.title || fileName, fileName)}.pdf`
}
