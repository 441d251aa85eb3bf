import type { BulletinSummary } from '@learntrail/contract/bulletins/bulletin'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/chip.tsx'
import css from './bulletin-chips.module.css'
import { isUnread, signersOf, waitsForName } from './standing.rules.ts'

/** The states to know before reading a bulletin, as chips. */
export function BulletinChips({ bulletin }: { bulletin: BulletinSummary }) {
  const { t } = useTranslation('bulletins')
  const signers = signersOf(bulletin)
  const { isPinned, hasAppeared, needsSignature, needsGuardian, counts, mine } = bulletin
  return (
    <span className={css.chips}>
      {isUnread(bulletin) ? <Chip tone="accent">{t('chips.new')}</Chip> : null}
      {isPinned ? <Chip tone="spark">{t('chips.pinned')}</Chip> : null}
      {hasAppeared ? null : <Chip tone="honey">{t('chips.scheduled')}</Chip>}
      {waitsForName(bulletin) ? <Chip tone="rose">{t('chips.toSign')}</Chip> : null}
      {signers && counts ? <Chip>{t(`chips.asksForNames.${signers}`)}</Chip> : null}
      {needsGuardian && counts === null && (mine.guardian === null || mine.guardian.isFormer) ? (
        <Chip tone="honey">{t('chips.guardianToSign')}</Chip>
      ) : null}
      {needsSignature && mine.signedAt && !mine.isFormer ? <Chip tone="leaf">{t('chips.signed')}</Chip> : null}
    </span>
  )
}
