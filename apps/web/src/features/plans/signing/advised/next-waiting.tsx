import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { planAddresses } from '../../addresses.ts'
import { advisedQuery } from '../api/advised.ts'
import css from './advised.module.css'

/**
 * Leads from a finished decision to the next waiting plan without returning to the list; nothing until the list is
 * loaded.
 */
export function NextWaiting({ planId }: { planId: string }) {
  const { t } = useTranslation(['plans/signing', 'plans'])
  const { data } = useInfiniteQuery(advisedQuery({ need: 'sign' }))
  const next = data?.pages.flatMap(({ items }) => items).find(({ _id }) => _id !== planId)
  if (data === undefined) return null
  return (
    <Card as="section" className={css.next} aria-label={t('next.title')}>
      {next ? (
        <>
          <p>
            {t('next.one', {
              name: next.fullName || next.user.displayName,
              plan: next.projectName || t('plans:untitled'),
            })}
          </p>
          <LinkButton look="soft" iconAfter="right" to={planAddresses.plan(next._id)}>
            {t('next.go')}
          </LinkButton>
        </>
      ) : (
        <p>{t('next.none')}</p>
      )}
      <LinkButton look="quiet" to={planAddresses.advised}>
        {t('next.all')}
      </LinkButton>
    </Card>
  )
}
