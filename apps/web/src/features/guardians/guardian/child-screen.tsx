import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useParts } from '../../../feature/use-parts.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { guardianQuery, stopGuarding, useGuardianChange } from '../api/guardian.ts'
import css from './guardian.module.css'
import { isUnknown, NeedsLink } from './needs-link.tsx'

/** Everything a guardian sees of one child: the parts of the features, in order, with what needs a signature first. */
export function ChildScreen() {
  const { t } = useTranslation('guardians')
  const { childId = '' } = useParams()
  const query = useQuery(guardianQuery)
  const parts = useParts('guardianParts').toSorted((one, other) => one.order - other.order)
  const child = query.data?.children.find(({ id }) => id === childId)
  const isNone = isUnknown(query.error) || (query.data !== undefined && child === undefined)
  return (
    <Screen title={child?.name ?? t('home.title')} back={paths.guardian}>
      {query.isPending ? <CardsSkeleton cards={3} /> : null}
      {isNone ? <NeedsLink /> : null}
      {query.error && !isNone && !query.data ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {child && !isNone ? (
        <div className={css.stack}>
          <p className={css.note}>
            {child.groups.length === 0 ? t('child.noGroups') : child.groups.map((group) => group.name).join('・')}
          </p>
          {parts.map(({ Part, order }) => (
            <Part key={order} child={child} />
          ))}
          <Stop childId={child.id} name={child.name} />
        </div>
      ) : null}
    </Screen>
  )
}

function Stop({ childId, name }: { childId: string; name: string }) {
  const { t } = useTranslation('guardians')
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const stop = useGuardianChange(stopGuarding)
  return (
    <div>
      <Button look="quiet" size="s" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('child.stop', { name })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('child.stopTitle', { name })}
        confirm={t('child.stopConfirm')}
        isBusy={stop.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => stop.mutate(childId, { onSuccess: () => navigate(paths.guardian, { replace: true }) })}
      >
        <p>{t('child.stopText')}</p>
      </ConfirmDialog>
    </div>
  )
}
