import { type ContentDocument, plainText } from '@learntrail/contract/content/document'
import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../../../saving/conflict-notice.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'

interface Side {
  title: string
  content: ContentDocument
  fileCount: number
  /** Time of its last save; null when it was never saved. */
  at: string | null
}

interface TextConflictProps {
  /** `draft`: two windows write one draft; `post`: the record was changed since this change began. */
  of: 'draft' | 'post'
  mine: Side
  other: Side
  isBusy: boolean
  onMine: () => void
  onOther: () => void
  onBoth: () => void
}

/** Two texts of one record, side by side, to choose from. */
export function TextConflict({ of, mine, other, isBusy, onMine, onOther, onBoth }: TextConflictProps) {
  const { t } = useTranslation('drafts')
  const side = ({ title, content, fileCount, at }: Side) => ({
    when: at ? formatTaipei(at) : t('conflict.unsaved'),
    title: title || t('untitled'),
    facts: fileCount > 0 ? t('files', { count: fileCount }) : null,
    words: plainText(content),
  })
  return (
    <ConflictNotice
      title={t(`conflict.${of}Title`)}
      text={t('conflict.text')}
      mine={{ ...side(mine), name: t('conflict.mine'), keep: t('conflict.keepMine'), onKeep: onMine }}
      other={{ ...side(other), name: t(`conflict.${of}Other`), keep: t(`conflict.${of}Take`), onKeep: onOther }}
      compared={{ mine: wordsOf(mine), other: wordsOf(other) }}
      both={{ keep: t('conflict.keepBoth'), text: t(`conflict.${of}Both`), onKeep: onBoth }}
      isBusy={isBusy}
    />
  )
}

const wordsOf = ({ title, content }: Side) => [title, plainText(content)].filter(Boolean).join('\n')
