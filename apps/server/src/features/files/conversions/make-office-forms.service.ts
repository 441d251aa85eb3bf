import { extname } from 'node:path'
import { officeToPdf } from '../../../platform/office/office-to-pdf.ts'
import type { Programs } from '../../../platform/programs/find-programs.ts'
import { UnusableFile } from '../../../platform/programs/unusable-file.ts'
import { isZipReasonable } from '../office-content.reader.ts'
import { hasPassword } from '../office-password.reader.ts'
import type { ConversionSource, MadeForms } from './make-media-forms.service.ts'

/** Makes the PDF of an office file. Throws UnusableFile for one with a password or a zip bomb. */
export async function makeOfficeForms({ libreOffice }: Programs, source: ConversionSource): Promise<MadeForms> {
  const made = {
    thumbnails: [],
    facts: { width: null, height: null, duration: null },
    isOriginalPrivate: source.file.isOriginalPrivate,
  }
  if (libreOffice === undefined)
    return { ...made, preview: null, conversion: { state: 'failed', reason: 'unavailable' } }
  if (await hasPassword(source.path, extname(source.path).slice(1))) throw new UnusableFile('protected')
  if (!(await isZipReasonable(source.path))) throw new UnusableFile('damaged', 'unpacks to too much')
  const path = await officeToPdf(libreOffice, source)
  return { ...made, preview: { path, mediaType: 'application/pdf' }, conversion: { state: 'done', reason: null } }
}
