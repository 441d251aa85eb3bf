import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import type { Reader } from '@learntrail/contract/bulletins/following-up'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../../ui/dotted.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'

/** What a member has read and signed, and whether and how their guardian has. */
export function ReaderLine({ reader, bulletin }: { reader: Reader; bulletin: Bulletin }) {
  const { t } = useTranslation('bulletins/readers')
  const { needsSignature, needsGuardian } = bulletin
  return dotted([ownLine(), needsGuardian && guardianLine()])

  function ownLine(): string {
    const { readAt, signedAt, signedBy, signedAs, isFormer } = reader
    if (needsSignature && signedAt && signedBy) {
      // Formerly, pupils filled in their guardian's name themselves.
      const said = { name: signedBy, time: formatTaipei(signedAt) }
      const signed = t(signedAs === 'guardian' ? 'line.filledIn' : 'line.signed', said)
      return dotted([signed, isFormer && t('line.former')])
    }
    if (readAt === null) return t('line.unread')
    return t(needsSignature ? 'line.unsigned' : 'line.read', { time: formatTaipei(readAt) })
  }

  function guardianLine(): string {
    const { guardian, hasGuardian } = reader
    if (guardian === null) return t(hasGuardian ? 'guardian.unsigned' : 'guardian.none')
    const { name, way, signedAt, relation, enteredBy, isFormer } = guardian
    return dotted([
      t(`guardian.${way}`, {
        name,
        time: formatTaipei(signedAt),
        relation: relation ? t(`relations.${relation}`) : t('relations.guardian'),
      }),
      enteredBy && t('guardian.enteredBy', { name: enteredBy }),
      isFormer && t('line.former'),
    ])
  }
}
