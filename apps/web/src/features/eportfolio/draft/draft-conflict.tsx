import { draftTotalWords, itemsOf } from '@learntrail/contract/eportfolio/document-tools'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../../../saving/conflict-notice.tsx'
import { When } from '../../../ui/when.tsx'
import type { DraftSession } from './draft-session.ts'
import type { DraftState } from './draft-state.ts'
import { textsOf } from './texts-of-draft.ts'

interface DraftConflictProps {
  session: DraftSession
  draft: ExportDraft
  conflict: NonNullable<DraftState['conflict']>
  isBusy: boolean
  onBoth: () => void
}

/** Notice that two windows changed the same part of a draft, with the choice between them. */
export function DraftConflict({ session, draft, conflict, isBusy, onBoth }: DraftConflictProps) {
  const { t } = useTranslation('eportfolio/export')
  const { other } = conflict

  function side(one: ExportDraft, than: ExportDraft, at: string) {
    const pictures = itemsOf(one.customTextResources).filter(({ kind }) => kind === 'image').length
    const words = t('words', { count: draftTotalWords(one.customTextResources) })
    return {
      when: <When time={at} relative />,
      title: one.title || t('untitled'),
      facts: pictures > 0 ? words + t('andPictures', { count: pictures }) : words,
      words: textsOf(one).filter((text) => !textsOf(than).includes(text)),
      wordsLabel: t('conflict.onlyHere'),
    }
  }

  return (
    <ConflictNotice
      title={t('conflict.title')}
      text={t('conflict.text')}
      mine={{
        ...side(draft, other, conflict.at),
        name: t('conflict.mine'),
        keep: t('conflict.keepMine'),
        onKeep: () => void session.keepMine(),
      }}
      other={{
        ...side(other, draft, other.updatedAt),
        name: t('conflict.other'),
        keep: t('conflict.takeOther'),
        onKeep: session.takeOther,
      }}
      compared={{ mine: wordsOf(draft), other: wordsOf(other) }}
      both={{ keep: t('conflict.keepBoth'), text: t('conflict.bothText'), onKeep: onBoth }}
      isBusy={isBusy}
    />
  )
}

const wordsOf = (draft: ExportDraft) => [draft.title, ...textsOf(draft)].filter(Boolean).join('\n')
