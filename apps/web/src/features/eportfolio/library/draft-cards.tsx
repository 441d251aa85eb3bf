import type { ExportDraftSummary } from '@learntrail/contract/eportfolio/export-drafts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { forgetDeviceCopies } from '../../../saving/device-copy.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { When } from '../../../ui/when.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { Picture } from '../../files/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { useDeleteExportDraft } from '../api/delete-export-draft.ts'
import { exportDraftsQuery } from '../api/list-export-drafts.ts'
import { deviceName } from '../draft/device-name.ts'
import { CardGridSkeleton } from './card-grid-skeleton.tsx'
import { Cover } from './cover.tsx'
import css from './library.module.css'
import { RenameDialog } from './rename-dialog.tsx'

/** The person's drafts, last changed first. */
export function DraftCards() {
  const { t } = useTranslation('eportfolio/export')
  const query = useQuery(exportDraftsQuery)
  const [renaming, setRenaming] = useState<ExportDraftSummary | null>(null)
  const [deleting, setDeleting] = useState<ExportDraftSummary | null>(null)

  if (query.isPending) return <CardGridSkeleton />
  if (!query.data) return <FailedState error={query.error} onRetry={() => void query.refetch()} />
  const { items, limit } = query.data
  if (items.length === 0) {
    return (
      <EmptyState
        title={t('drafts.none')}
        action={
          <LinkButton look="soft" to={paths.selectMaterial()}>
            {t('library.begin')}
          </LinkButton>
        }
      >
        <p>{t('drafts.noneText')}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={css.cards}>
        {items.map((draft) => (
          <li key={draft.draftId}>
            <DraftCard draft={draft} onRename={() => setRenaming(draft)} onDelete={() => setDeleting(draft)} />
          </li>
        ))}
      </ul>
      {items.length >= limit - 5 ? (
        <p className={css.note}>{t('drafts.count', { count: items.length, limit })}</p>
      ) : null}
      {renaming ? <RenameDialog draft={renaming} onClose={() => setRenaming(null)} /> : null}
      {deleting ? <DeleteDialog draft={deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  )
}

interface DraftCardProps {
  draft: ExportDraftSummary
  onRename: () => void
  onDelete: () => void
}

function DraftCard({ draft, onRename, onDelete }: DraftCardProps) {
  const { t } = useTranslation('eportfolio/export')
  const navigate = useNavigate()
  const title = draft.title || draft.name || t('untitled')
  const id = `draft-${draft.draftId}`
  return (
    <Card as="article" padding="none" className={css.card} aria-labelledby={id}>
      <Cover orientation={draft.orientation}>
        {draft.cover ? <Picture file={draft.cover} sizes="280px" className={css.picture} /> : null}
      </Cover>
      <div className={css.words}>
        <h2 id={id} className={css.name}>
          <Link className={css.whole} to={paths.structure(draft.draftId)}>
            <WholeWords>{title}</WholeWords>
          </Link>
        </h2>
        <p className={css.facts}>
          {t('words', { count: draft.draftTotalWords })}
          {draft.imageCount > 0 ? t('andPictures', { count: draft.imageCount }) : null}
        </p>
        <p className={css.facts}>
          <When time={draft.updatedAt} relative />
        </p>
      </div>
      <div className={css.menu}>
        <ActionMenu
          label={t('drafts.more', { title })}
          actions={[
            { label: t('drafts.continue'), icon: 'edit', run: () => navigate(paths.structure(draft.draftId)) },
            { label: t('drafts.material'), icon: 'list', run: () => navigate(paths.selectMaterial(draft.draftId)) },
            { label: t('drafts.typeset'), icon: 'file', run: () => navigate(paths.typeset(draft.draftId)) },
            { label: t('drafts.export'), icon: 'download', run: () => navigate(paths.exportOf(draft.draftId)) },
            { label: t('drafts.rename'), icon: 'copy', run: onRename },
            { label: t('drafts.delete'), icon: 'remove', isDangerous: true, run: onDelete },
          ]}
        />
      </div>
    </Card>
  )
}

function DeleteDialog({ draft, onClose }: { draft: ExportDraftSummary; onClose: () => void }) {
  const { t } = useTranslation('eportfolio/export')
  const sentenceOf = useSentence()
  const account = useCurrentUser()?.id
  const remove = useDeleteExportDraft()
  return (
    <ConfirmDialog
      isOpen
      title={t('drafts.deleteTitle', { title: draft.title || t('untitled') })}
      confirm={t('drafts.delete')}
      isDangerous
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(draft.draftId, {
          onSuccess: () => {
            if (account) forgetDeviceCopies(deviceName(account, draft.draftId))
            toast(t('drafts.deleted'))
            onClose()
          },
        })
      }
    >
      <p>{t('drafts.deleteText')}</p>
      {remove.error ? <FormAlert>{sentenceOf(remove.error)}</FormAlert> : null}
    </ConfirmDialog>
  )
}
