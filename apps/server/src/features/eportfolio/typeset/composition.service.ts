import { qrPicture } from '../../../platform/documents/qr-picture.ts'
import type { Platform } from '../../../platform/platform.ts'
import { confirmationUrl, documentData, qrName, shownFileIds } from './document-data.rules.ts'
import type { DocumentInput, Making } from './document-input.rules.ts'
import { type PrintForm, picturesForPrint } from './pictures-for-print.service.ts'
import { templateOf } from './template-of.rules.ts'

/** Everything that the pages are typeset from, with pictures in the size for print. */
export async function compositionOf(platform: Platform, input: DocumentInput, form: PrintForm, making: Making) {
  const { publicUrl } = platform.config
  const ids = shownFileIds(input)
  const files = ids.flatMap((id) => input.pictures.get(id) ?? [])
  const { paths, missing: unreadable } = await picturesForPrint(platform, files, form, {
    ...making,
    person: input.person,
  })
  const missing = [...ids.filter((id) => !input.pictures.has(id)), ...unreadable]
  return {
    template: templateOf(input.content.pages.template, input.edition),
    data: documentData(input, publicUrl, missing),
    pictures: new Map([[qrName, Buffer.from(qrPicture(confirmationUrl(publicUrl, input.confirmationCode)))]]),
    pictureFiles: paths,
    person: input.person,
    missing,
  }
}
