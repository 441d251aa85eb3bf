import { inFours } from '@learntrail/contract/in-fours'
import type { Person } from '../../../platform/access/person.ts'
import { safeName } from '../../../platform/archive/archive-names.rules.ts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { makeNow } from '../../../platform/documents/index.ts'
import { qrPicture } from '../../../platform/documents/qr-picture.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/index.ts'
import { confirmationUrl } from '../../eportfolio/index.ts'
import { minutesIn } from '../outline/outline-of.rules.ts'
import { certificateTexts } from './certificate.texts.ts'
import { findCertificate } from './certificates.repository.ts'

const template = { main: new URL('./certificate.typ', import.meta.url) }
const printed = { seconds: 20, megabytes: 500, pages: 3 }
const qrName = 'confirmation.svg'

/** Returns a certificate as a PDF in the person's language, and its file name. */
export async function printCertificate(platform: Platform, person: Pick<Person, 'id'>, courseId: string) {
  const found = (await findCertificate(platform.db, person.id, courseId)) ?? refuse('COURSE_CERTIFICATE_NOT_FOUND')
  const { locale } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const { labels, ...texts } = certificateTexts[locale]
  const url = confirmationUrl(platform.config.publicUrl, found.code)
  const course = found.courseName || texts.untitled
  const dayOf = (moment: Date) => texts.day(dayIn(moment))
  const facts = [
    { label: labels.time, value: found.minutes === 0 ? '' : minutesIn(found.minutes, locale) },
    { label: labels.finished, value: dayOf(found.finishedAt) },
    { label: labels.teachers, value: found.teachers.map(({ name }) => name).join(texts.separator) },
    { label: labels.made, value: dayOf(found.madeAt) },
  ]
  const data = {
    locale,
    title: texts.title,
    says: texts.says,
    name: found.name,
    finished: texts.finished,
    course,
    facts: facts.filter(({ value }) => value !== ''),
    checkTitle: texts.checkTitle,
    check: texts.check,
    service: texts.service,
    code: { url, picture: qrName, alt: texts.alt, label: labels.code, text: inFours(found.code) },
  }
  const pictures = new Map([[qrName, Buffer.from(qrPicture(url))]])
  const { pdf } = await makeNow({ template, data, pictures, person: person.id, limits: printed })
  return { pdf: Buffer.from(pdf), name: `${safeName(`${texts.fileName} ${course}`, texts.fileName)}.pdf` }
}
