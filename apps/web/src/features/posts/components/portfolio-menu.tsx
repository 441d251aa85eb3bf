import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { type Action, ActionMenu } from '../../../ui/action-menu.tsx'

interface PortfolioMenuProps {
  onSelect: (() => void) | undefined
  /** The dialog of own tags. */
  ownTags: (onClose: () => void) => ReactNode
}

/** What else there is to do with records, in the navigation bar. */
export function PortfolioMenu({ onSelect, ownTags }: PortfolioMenuProps) {
  const { t } = useTranslation('tags/filters')
  const navigate = useNavigate()
  const [showsTags, setShowsTags] = useState(false)
  const actions: Action[] = [
    { label: t('menu.export'), icon: 'portfolio', run: () => navigate(paths.ePortfolios) },
    { label: t('menu.collection'), icon: 'bookmark', run: () => navigate(paths.collection) },
    { label: t('menu.likes'), icon: 'heart', run: () => navigate(paths.likes) },
    { label: t('menu.show'), icon: 'spark', run: () => navigate(paths.show()) },
    { label: t('menu.tags'), icon: 'edit', run: () => setShowsTags(true) },
  ]
  if (onSelect) actions.push({ label: t('menu.archive'), icon: 'download', run: onSelect })
  return (
    <>
      <ActionMenu label={t('menu.label')} actions={actions} />
      {showsTags ? <Suspense>{ownTags(() => setShowsTags(false))}</Suspense> : null}
    </>
  )
}
