import type { BulletinSummary } from '@learntrail/contract/bulletins/bulletin'
import { useTranslation } from 'react-i18next'
import css from './reader-numbers.module.css'

/** For administrators: how many have read and signed. Renders nothing where the viewer has no `counts`. */
export function ReaderNumbers({
  bulletin,
}: {
  bulletin: Pick<BulletinSummary, 'counts' | 'needsSignature' | 'needsGuardian'>
}) {
  const { t } = useTranslation('bulletins')
  const { counts, needsSignature, needsGuardian } = bulletin
  if (counts === null) return null
  return (
    <span className={css.numbers}>
      <span>{t('counts.read', { count: counts.read, members: counts.members })}</span>
      {needsSignature || needsGuardian ? <span>{t('counts.signed', { count: counts.signed })}</span> : null}
    </span>
  )
}
