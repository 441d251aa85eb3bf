import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { paths } from '../../../../paths.ts'
import { type Action, ActionMenu } from '../../../../ui/action-menu.tsx'
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { tellBinned } from '../../../trash/index.ts'
import { useDeleteEPortfolio } from '../../api/delete-eportfolio.ts'
import { FriendsDialog } from './friends-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { TagsDialog } from './tags-dialog.tsx'

interface OwnerMenuProps {
  ePortfolio: EPortfolio
  onDeleted: () => void
}

/** Menu of what the owner can change. */
export function OwnerMenu({ ePortfolio, onDeleted }: OwnerMenuProps) {
  const { t } = useTranslation('eportfolio')
  const navigate = useNavigate()
  const [open, setOpen] = useState<'name' | 'tags' | 'friends' | 'delete' | null>(null)
  const queryClient = useQueryClient()
  const remove = useDeleteEPortfolio()
  const close = () => setOpen(null)
  const { id, draftId } = ePortfolio
  const actions: Action[] = [
    { label: t('owner.rename'), icon: 'edit', run: () => setOpen('name') },
    { label: t('owner.tags'), icon: 'pin', run: () => setOpen('tags') },
    { label: t('owner.friends'), icon: 'friends', run: () => setOpen('friends') },
    { label: t('owner.summary'), icon: 'list', run: () => navigate(paths.ePortfolioSummary(id)) },
    ...(draftId
      ? [{ label: t('owner.draft'), icon: 'file' as const, run: () => navigate(paths.structure(draftId)) }]
      : []),
    { label: t('owner.delete'), icon: 'remove', isDangerous: true, run: () => setOpen('delete') },
  ]
  return (
    <>
      <ActionMenu label={t('owner.menu')} actions={actions} />
      {open === 'name' ? <NameDialog ePortfolio={ePortfolio} onClose={close} /> : null}
      {open === 'tags' ? <TagsDialog ePortfolio={ePortfolio} onClose={close} /> : null}
      {open === 'friends' ? <FriendsDialog ePortfolio={ePortfolio} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={t('owner.deleteTitle')}
        confirm={t('owner.delete')}
        isBusy={remove.isPending}
        onClose={close}
        onConfirm={() =>
          remove.mutate(id, {
            onSuccess: () => {
              void tellBinned(queryClient, { kind: 'ePortfolio', id })
              onDeleted()
            },
            onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
          })
        }
      >
        <p>{t(draftId ? 'owner.deleteTextWithDraft' : 'owner.deleteText')}</p>
      </ConfirmDialog>
    </>
  )
}
