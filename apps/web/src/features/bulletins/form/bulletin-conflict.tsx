import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { type ContentDocument, plainText } from '@learntrail/contract/content/document'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { ConflictNotice } from '../../../saving/conflict-notice.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import type { DraftSession, DraftState } from '../../drafts/index.ts'
import { originalOf } from './bulletin-original.ts'

interface BulletinConflictProps {
  session: DraftSession
  draft: DraftState
  other: Bulletin
  onAnswer: (isMine: boolean) => void
}

/** Another person changed the bulletin while it was being changed here: offers to keep either text, or both. */
export function BulletinConflict({ session, draft, other, onAnswer }: BulletinConflictProps) {
  const { t } = useTranslation(['bulletins/form', 'drafts'])
  const { values, savedAt } = draft
  const turn = () => {
    session.turnTo(originalOf(other))
    onAnswer(false)
  }
  const both = useMutation({
    mutationFn: session.keepAside,
    onSuccess: turn,
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  const side = (of: { title: string; content: ContentDocument }, at: string | null) => ({
    when: at ? formatTaipei(at) : t('drafts:conflict.unsaved'),
    title: of.title || t('drafts:untitled'),
    words: plainText(of.content),
  })
  const all = ({ title, content }: { title: string; content: ContentDocument }) => `${title}\n${plainText(content)}`
  return (
    <ConflictNotice
      title={t('conflict.title')}
      text={t('drafts:conflict.text')}
      mine={{
        ...side(values, savedAt),
        name: t('drafts:conflict.mine'),
        keep: t('drafts:conflict.keepMine'),
        onKeep: () => onAnswer(true),
      }}
      other={{
        ...side(other, other.changedAt),
        name: t('conflict.other'),
        keep: t('conflict.take'),
        onKeep: turn,
      }}
      compared={{ mine: all(values), other: all(other) }}
      both={{ keep: t('drafts:conflict.keepBoth'), text: t('conflict.both'), onKeep: () => both.mutate() }}
      isBusy={both.isPending}
    />
  )
}
