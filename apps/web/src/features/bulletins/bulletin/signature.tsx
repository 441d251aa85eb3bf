import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { signBulletin } from '../api/bulletins.ts'
import { useBulletinChange } from '../api/use-bulletin-change.ts'
import css from './bulletin.module.css'

/** Where a member signs, and the signatures there are: the member's and their guardian's. */
export function Signature({ bulletin }: { bulletin: Bulletin }) {
  const { t } = useTranslation('bulletins')
  const { mine, can, needsSignature, needsGuardian, counts } = bulletin
  const ofGuardian = needsGuardian && counts === null
  const own = needsSignature && (can.sign || mine.signedAt !== null)
  if (!own && !ofGuardian) return null
  return (
    <Card as="section" className={css.part} aria-label={t('sign.title')}>
      <h3>{t('sign.title')}</h3>
      {own && mine.signedAt && mine.signedBy ? (
        <p className={css.note}>
          {t(mine.isFormer ? 'sign.former' : 'sign.done', { name: mine.signedBy, time: formatTaipei(mine.signedAt) })}
        </p>
      ) : null}
      {own && can.sign ? <Sign bulletin={bulletin} /> : null}
      {ofGuardian ? <p className={css.note}>{guardianLine()}</p> : null}
      {ofGuardian && mine.guardian === null ? (
        <LinkButton look="line" size="s" icon="plus" to={paths.myGuardians}>
          {t('sign.inviteGuardian')}
        </LinkButton>
      ) : null}
    </Card>
  )

  function guardianLine(): string {
    const { guardian } = mine
    if (guardian === null) return t('sign.guardianAsked')
    const said = { name: guardian.name, time: formatTaipei(guardian.signedAt) }
    return t(guardian.isFormer ? 'sign.guardianFormer' : 'sign.guardianDone', said)
  }
}

function Sign({ bulletin }: { bulletin: Bulletin }) {
  const { t } = useTranslation('bulletins')
  const user = useCurrentUser()
  const sign = useBulletinChange(() => signBulletin(bulletin.id, { version: bulletin.version }))
  return (
    <>
      <p className={css.note}>{t('sign.own', { name: user?.fullName || user?.displayName || '' })}</p>
      <Button
        icon="check"
        isBusy={sign.isPending}
        onClick={() => sign.mutate(undefined, { onSuccess: () => toast(t('sign.thanks')) })}
      >
        {t('sign.press')}
      </Button>
    </>
  )
}
