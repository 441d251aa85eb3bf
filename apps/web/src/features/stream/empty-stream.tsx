import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import css from './stream.module.css'

/** Suggests a first step: finding people if there is nobody to follow yet, otherwise writing. */
export function EmptyStream({ hasSources }: { hasSources: boolean }) {
  const { t } = useTranslation('stream')
  if (hasSources)
    return (
      <EmptyState title={t('empty.quiet')} action={<LinkButton to={paths.writePost}>{t('empty.write')}</LinkButton>}>
        <p>{t('empty.quietText')}</p>
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        <div className={css.ways}>
          <LinkButton to={paths.search}>{t('empty.people')}</LinkButton>
          <LinkButton look="soft" to={paths.allGroups}>
            {t('empty.groups')}
          </LinkButton>
          <LinkButton look="soft" to={`${paths.portfolio}?view=public`}>
            {t('empty.public')}
          </LinkButton>
        </div>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  )
}
