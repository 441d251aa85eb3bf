import type { FileUseNames } from '../../feature/file-uses.ts'
import { i18n } from '../../i18n/i18n.ts'
import { courseAddresses } from './addresses.ts'

export const courseFileUses: FileUseNames = {
  courseFile: (title, id) =>
    id === null ? null : { name: i18n.t('courses/file-uses:courseFile', { title }), to: courseAddresses.edit(id) },
  courseEdition: (title, id) =>
    id === null ? null : { name: i18n.t('courses/file-uses:courseEdition', { title }), to: courseAddresses.course(id) },
}
