import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { loadTexts } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { type Action, ActionMenu } from '../../../ui/action-menu.tsx'

const OwnTags = lazy(async () => {
  const [module] = await Promise.all([import('../draft/own-tags.tsx'), loadTexts('own-tags')])
  return { default: module.OwnTags }
})

/** What else there is to do with records, in the navigation bar. */
export function PortfolioMenu({ onSelect }: { onSelect: (() => void) | undefined }) {
  const { t } = useTranslation('filters')
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
      {showsTags ? (
        <Suspense>
          <OwnTags onClose={() => setShowsTags(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
