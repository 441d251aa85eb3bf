import type { LineState, SigningState } from '@learntrail/contract/plans/signing/facts'
import type { PlanRemark, SigningLine } from '@learntrail/contract/plans/signing/signing'
import { useTranslation } from 'react-i18next'
import type { ChipTone } from '../../../../ui/chip.tsx'
import type { IconName } from '../../../../ui/icon.tsx'
import { listed } from '../../../../ui/listed.ts'

interface Look {
  icon: IconName
  tone: ChipTone
}

export const lineLooks: Record<LineState, Look> = {
  idle: { icon: 'edit', tone: 'plain' },
  waiting: { icon: 'pause', tone: 'plain' },
  asked: { icon: 'clock', tone: 'accent' },
  signed: { icon: 'check', tone: 'leaf' },
  outdated: { icon: 'redo', tone: 'honey' },
  refused: { icon: 'alert', tone: 'rose' },
}

export const signingLooks: Record<SigningState, Look> = {
  none: { icon: 'edit', tone: 'plain' },
  underway: { icon: 'clock', tone: 'accent' },
  refused: { icon: 'alert', tone: 'rose' },
  agreed: { icon: 'check', tone: 'leaf' },
}

type Named = Pick<SigningLine, 'role' | 'label'>
type Signed = Pick<SigningLine, 'role' | 'signers' | 'email'>

/** Whether anybody can be asked for a line; otherwise it is signed on paper. */
export const isReachable = ({ role, signers, email }: Signed) =>
  role === 'student' || signers.length > 0 || (email !== false && email !== '')

/** Returns functions that name lines and signers. */
export function useSigningWords() {
  const { t } = useTranslation(['plans/signing', 'plans'])
  const lineName = ({ role, label }: Named) => label || (role === 'own' ? '' : t(`roles.${role}`))
  return {
    lineName,
    /** Returns the signers, or that the line is signed on paper. */
    who({ role, signers, email }: Signed) {
      if (signers.length > 0) return listed(signers.map(({ fullName, displayName }) => fullName || displayName))
      if (typeof email === 'string' && email !== '') return email
      if (email === true) return t('byMail')
      return t(role === 'student' ? 'themselves' : 'onPaper')
    },
    /** Returns where in the plan a remark stands; pass 0 or null as `weekNumber` for a week that no longer exists. */
    place({ place }: Pick<PlanRemark, 'place'>, weekNumber: number | null) {
      if (place === 'plan') return t('places.plan')
      if (place === 'proposal') return t('places.proposal')
      if (place === 'week') return weekNumber ? t('plans:reading.week', { number: weekNumber }) : t('places.week')
      return t(`plans:reading.${place}`)
    },
  }
}
