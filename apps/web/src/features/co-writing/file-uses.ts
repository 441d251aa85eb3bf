import type { FileUseNames } from '../../feature/file-uses.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const coWritingFileUses: FileUseNames = {
  shared: (title, id) =>
    id === null ? null : { name: i18n.t('co-writing/file-uses:shared', { title }), to: paths.sharedRecord(id) },
}
