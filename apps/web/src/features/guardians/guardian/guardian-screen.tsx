import type { Guardian } from '@learntrail/contract/guardians/guardians'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useParts } from '../../../feature/use-parts.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { QrCode } from '../../../ui/sharing/qr-code.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { guardianQuery, keepInAccount, leaveDevice, makeGuardianLink, useGuardianChange } from '../api/guardian.ts'
import css from './guardian.module.css'
import { MailSettings } from './mail-settings.tsx'
import { isUnknown, NeedsLink } from './needs-link.tsx'

/** The guardian's children, choice of mails, and other devices. */
export function GuardianScreen() {
  const { t } = useTranslation(['guardians', 'guardians/relations'])
  const query = useQuery(guardianQuery)
  const { data: guardian } = query
  const parts = useParts('guardianParts').toSorted((one, other) => one.order - other.order)
  return (
    <Screen title={t('home.title')}>
      {query.isPending ? <CardsSkeleton cards={2} /> : null}
      {isUnknown(query.error) ? <NeedsLink /> : null}
      {query.error && !isUnknown(query.error) && !guardian ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {guardian && !isUnknown(query.error) ? (
        <div className={css.stack}>
          <ul className={css.children} aria-label={t('home.children')}>
            {guardian.children.map((child) => (
              <li key={child.id}>
                <Card padding="none">
                  <Link className={css.child} to={paths.guardedChild(child.id)}>
                    <span className={css.name}>{child.name}</span>
                    <span className={css.note}>
                      {[t(`guardians/relations:is.${child.relation}`), ...child.groups.map((group) => group.name)].join(
                        '・',
                      )}
                    </span>
                    <ChipRow>
                      {parts.map(({ order, Waiting }) => (Waiting ? <Waiting key={order} child={child} /> : null))}
                    </ChipRow>
                  </Link>
                </Card>
              </li>
            ))}
          </ul>
          <MailSettings key={guardian.email} guardian={guardian} />
          <Devices guardian={guardian} />
        </div>
      ) : null}
    </Screen>
  )
}

function Devices({ guardian }: { guardian: Guardian }) {
  const { t } = useTranslation('guardians')
  const link = useGuardianChange(makeGuardianLink)
  const keep = useGuardianChange(keepInAccount)
  const leave = useGuardianChange(leaveDevice)
  const { account, hasAccount } = guardian
  const address = link.data && new URL(paths.guardianEnter(link.data.token), window.location.origin).href
  return (
    <Card as="section" className={css.stack} aria-label={t('devices.title')}>
      <h2>{t('devices.title')}</h2>
      <p className={css.note}>{t(hasAccount ? 'devices.inAccount' : 'devices.text')}</p>
      {address ? (
        <>
          <div className={css.code}>
            <QrCode text={address} label={t('devices.code')} />
          </div>
          <p className={css.note}>{t('devices.scan')}</p>
        </>
      ) : null}
      <div className={css.acts}>
        <Button look="line" icon="qr" isBusy={link.isPending} onClick={() => link.mutate(undefined)}>
          {t('devices.other')}
        </Button>
        {!hasAccount && account && !account.isChild ? (
          <Button
            look="line"
            icon="account"
            isBusy={keep.isPending}
            onClick={() => keep.mutate(undefined, { onSuccess: () => toast(t('devices.kept')) })}
          >
            {t('devices.keep', { name: account.name })}
          </Button>
        ) : null}
        {!hasAccount && account === null ? (
          <LinkButton look="line" icon="account" to={`${paths.login}?returnTo=${encodeURIComponent(paths.guardian)}`}>
            {t('devices.logIn')}
          </LinkButton>
        ) : null}
        <Button look="quiet" isBusy={leave.isPending} onClick={() => leave.mutate(undefined)}>
          {t('devices.leave')}
        </Button>
      </div>
    </Card>
  )
}
