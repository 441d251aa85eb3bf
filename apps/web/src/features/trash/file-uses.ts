import type { FileUseNames } from '../../feature/file-uses.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const trashFileUses: FileUseNames = {
  bin: (title) => ({
    name: title === '' ? i18n.t('trash/file-uses:bin') : i18n.t('trash/file-uses:binOf', { title }),
    to: paths.trash,
  }),
}
