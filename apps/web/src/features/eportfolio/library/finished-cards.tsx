import type { EPortfolioCard } from '@learntrail/contract/eportfolio/eportfolios'
import type { Visibility } from '@learntrail/contract/eportfolio/facts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { tellBinned } from '../../trash/index.ts'
import { useDeleteEPortfolio } from '../api/delete-eportfolio.ts'
import { myEPortfoliosQuery } from '../api/list-my-eportfolios.ts'
import { CardGridSkeleton } from './card-grid-skeleton.tsx'
import { FinishedCard } from './finished-card.tsx'
import css from './library.module.css'

type Tab = 'mine' | 'exhibition' | 'public'
const visibilityOf: Record<Tab, Visibility | undefined> = {
  mine: undefined,
  exhibition: 'exhibition',
  public: 'public',
}
/** The person's e-portfolios, newest first; cards being made update themselves. */
export function FinishedCards({ of }: { of: Tab }) {
  const { t } = useTranslation('eportfolio/export')
  const query = useInfiniteQuery(myEPortfoliosQuery(visibilityOf[of]))
  const [deleting, setDeleting] = useState<EPortfolioCard | null>(null)

  if (query.isPending) return <CardGridSkeleton />
  if (!query.data) return <FailedState error={query.error} onRetry={() => void query.refetch()} />
  const items = query.data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    return (
      <EmptyState
        title={t(`finished.none.${of}`)}
        action={
          of === 'mine' ? (
            <LinkButton look="soft" to={paths.selectMaterial()}>
              {t('library.begin')}
            </LinkButton>
          ) : (
            <LinkButton look="soft" to={`${paths.ePortfolios}?tab=mine`}>
              {t('finished.toMine')}
            </LinkButton>
          )
        }
      >
        <p>{t(`finished.noneText.${of}`)}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={css.cards}>
        {items.map((item) => (
          <li key={item.id}>
            <FinishedCard item={item} onDelete={() => setDeleting(item)} />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} isAutomatic />
      {deleting ? <DeleteDialog item={deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  )
}

function DeleteDialog({ item, onClose }: { item: EPortfolioCard; onClose: () => void }) {
  const { t } = useTranslation('eportfolio/export')
  const sentenceOf = useSentence()
  const queryClient = useQueryClient()
  const remove = useDeleteEPortfolio()
  return (
    <ConfirmDialog
      isOpen
      title={t('finished.deleteTitle', { title: item.title })}
      confirm={t('drafts.delete')}
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(item.id, {
          onSuccess: () => {
            void tellBinned(queryClient, { kind: 'ePortfolio', id: item.id })
            onClose()
          },
        })
      }
    >
      <p>{t('finished.deleteText')}</p>
      {remove.error ? <FormAlert>{sentenceOf(remove.error)}</FormAlert> : null}
    </ConfirmDialog>
  )
}
