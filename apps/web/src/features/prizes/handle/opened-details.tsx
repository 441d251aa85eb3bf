import type { ApplicationDetails } from '@learntrail/contract/prizes/handling'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { SignatureView } from '../../../ui/signature/signature-view.tsx'
import css from './handle.module.css'

type Opened<Value> = { is: 'open'; value: Value } | { is: 'unreadable' } | undefined

/** The opened details, part by part; a part that no key can decrypt says so. */
export function OpenedDetails({ details }: { details: ApplicationDetails }) {
  const { t } = useTranslation(['prizes/handle', 'prizes'])
  const part = <Value,>(name: string, opened: Opened<Value>, show: (value: Value) => ReactNode) =>
    opened === undefined ? null : (
      <Fact name={name}>
        {opened.is === 'open' ? show(opened.value) : <em className={css.unreadable}>{t('details.unreadable')}</em>}
      </Fact>
    )
  const words = (value: string) => value
  const image = (name: string) => (content: string) => (
    <img className={css.image} src={`data:image/jpeg;base64,${content}`} alt={name} />
  )
  return (
    <Facts>
      {part(t('prizes:parts.recipient'), details.recipient, words)}
      {part(t('prizes:parts.address'), details.address, words)}
      {part(t('prizes:parts.phone'), details.phone, words)}
      {part(t('prizes:parts.signature'), details.signature, (signature) => (
        <SignatureView signature={signature} />
      ))}
      {part(t('details.guardian'), details.guardian, words)}
      {part(t('details.idFront'), details.idFront, image(t('details.idFront')))}
      {part(t('details.idBack'), details.idBack, image(t('details.idBack')))}
    </Facts>
  )
}
