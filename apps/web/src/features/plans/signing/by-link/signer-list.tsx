import type { AskedBySigningLink } from '@learntrail/contract/plans/signing/by-link'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import css from './link.module.css'

/** The signers of a plan as shown to guardians, and whether they have signed. */
export function SignerList({ signers }: { signers: AskedBySigningLink['others'] }) {
  const { t } = useTranslation('plans/signing-link')
  return (
    <ul className={css.others}>
      {signers.map(({ role, label, isSigned }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may share a name, and keep their order
        <li key={index}>
          <Icon name={isSigned ? 'check' : 'clock'} size={18} />
          <span>{label || (role === 'own' ? '' : t(`roles.${role}`))}</span>
          <span className={css.note}>{t(isSigned ? 'signed' : 'notYet')}</span>
        </li>
      ))}
    </ul>
  )
}
