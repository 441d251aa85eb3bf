import type { CourseTime } from '@learntrail/contract/courses/facts'
import type { Person } from '../../../platform/access/person.ts'
import { safeName } from '../../../platform/archive/archive-names.rules.ts'
import { makeNow } from '../../../platform/documents/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/index.ts'
import { readCourse } from '../courses.service.ts'
import { outlineTexts } from './outline.texts.ts'
import { outlineOf } from './outline-of.rules.ts'

const template = { main: new URL('./course-outline.typ', import.meta.url) }

/** Twice what the fullest course needs, unless it consists of line breaks. */
export const outlineLimits = { seconds: 30, pages: 300 }

/** Returns the outline of a course as a PDF in the reader's language, and its file name. */
export async function printOutline(platform: Platform, person: Pick<Person, 'id'>, id: string, of?: CourseTime) {
  const course = await readCourse(platform, person, id, of)
  const { locale } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const data = outlineOf(course, locale)
  const { pdf } = await makeNow({ template, data, person: person.id, limits: outlineLimits }, outlineLimits.pages)
  const { fileName } = outlineTexts[locale]
  return { pdf: Buffer.from(pdf), name: `${safeName(`${fileName} ${data.name}`, fileName)}.pdf` }
}
