import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { codeReader, pixelsOf } from './read-code.ts'
import css from './scanner.module.css'
import { useCamera } from './use-camera.ts'
import { pathIn } from './what-a-code-says.ts'

type Outcome = 'foreign' | 'none' | 'unreadable' | 'noReader'

/** Reads a QR code by camera or from a picture, and navigates to where it leads. */
export function Scanner() {
  const { t } = useTranslation('invitations')
  const navigate = useNavigate()
  const video = useRef<HTMLVideoElement>(null)
  const picture = useRef<HTMLInputElement>(null)
  const [isOn, setOn] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isReading, setReading] = useState(false)

  const follow = (code: string) => {
    setOn(false)
    const path = pathIn(code, window.location.origin)
    if (path === null) return setOutcome('foreign')
    navigate(path)
  }
  const camera = useCamera(video, isOn, follow)

  const readPicture = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0]
    input.value = ''
    if (!file) return
    setReading(true)
    setOutcome(null)
    const [read, bitmap] = await Promise.all([
      codeReader().catch(() => undefined),
      createImageBitmap(file).catch(() => undefined),
    ])
    setReading(false)
    if (read === undefined) return setOutcome('noReader')
    if (bitmap === undefined) return setOutcome('unreadable')
    const code = await read(pixelsOf(bitmap, bitmap.width, bitmap.height))
    bitmap.close()
    if (code === undefined) setOutcome('none')
    else follow(code)
  }
  const turn = () => {
    setOutcome(null)
    setOn(!isOn)
  }
  const isTrying = isOn && (camera === 'starting' || camera === 'on')
  const failure = typeof camera === 'object' ? camera.failed : outcome

  return (
    <Card as="section" padding="l" className={css.card} aria-label={t('code.scan')}>
      <p className={css.lead}>{t('scan.lead')}</p>
      <div className={css.view} data-on={isTrying || undefined}>
        {/* Muted and without captions: it only shows the camera's view. */}
        <video ref={video} className={css.video} muted playsInline aria-label={t('scan.camera')} hidden={!isTrying} />
        {isTrying ? null : <Icon name="camera" size={40} />}
      </div>
      <p className={css.outcome} role="status">
        {camera === 'on' ? t('scan.looking') : failure ? t(`scan.${failure}`) : null}
      </p>
      <div className={css.buttons}>
        <Button icon="camera" isBusy={camera === 'starting'} onClick={turn}>
          {t(isTrying ? 'scan.stop' : 'scan.start')}
        </Button>
        <Button look="line" icon="image" isBusy={isReading} onClick={() => picture.current?.click()}>
          {t('scan.picture')}
        </Button>
        <input
          ref={picture}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('scan.picture')}
          onChange={readPicture}
        />
      </div>
    </Card>
  )
}
