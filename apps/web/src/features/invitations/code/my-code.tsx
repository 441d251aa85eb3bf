import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Face } from '../../../ui/face.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { LinkToShare } from '../../../ui/sharing/link-to-share.tsx'
import { QrCode } from '../../../ui/sharing/qr-code.tsx'
import { type SignedInUser, useOrganizationLine } from '../../profiles/index.ts'
import css from './my-code.module.css'
import { saveAsPicture } from './save-as-picture.ts'

export function MyCode({ me }: { me: SignedInUser }) {
  const { t } = useTranslation('invitations')
  const line = useOrganizationLine(me.organization)
  const code = useRef<HTMLDivElement>(null)
  const address = new URL(paths.person(me.id), window.location.origin).href
  const name = me.displayName

  const save = async () => {
    const drawn = code.current?.querySelector('svg')
    try {
      if (drawn) await saveAsPicture(drawn, t('code.file', { name }))
    } catch {
      toast(t('code.notSaved'), { tone: 'warning' })
    }
  }
  return (
    <Card as="section" padding="l" className={css.card} aria-label={t('code.mine')}>
      <Face id={me.id} name={name} picture={me.avatar} size={72} />
      <h2 className={css.name}>{name}</h2>
      <p className={css.line}>{line}</p>
      <div ref={code} className={css.code}>
        <QrCode text={address} label={t('code.of', { name })} />
      </div>
      <p className={css.line}>{t('code.lead')}</p>
      <Button look="line" icon="download" onClick={save}>
        {t('code.save')}
      </Button>
      <LinkToShare address={address} title={name} />
    </Card>
  )
}
