import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Face } from '../../../ui/face.tsx'
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx'
import type { SignedInUser } from '../../profiles/index.ts'
import css from './avatar-screen.module.css'
import { useOwnPicture } from './use-own-picture.ts'

const cropDialog = onDemand(() => import('./crop-dialog.tsx').then((module) => module.CropDialog))

/** The current picture, and the ways to change it. */
export function OwnPicture({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('people/avatar')
  const { picture, isBusy, failure, open, save, close, remove } = useOwnPicture()
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    const [chosen] = input.files ?? []
    input.value = ''
    if (chosen) open(chosen)
  }

  return (
    <div className={css.own}>
      <Face id={user.id} name={user.displayName} picture={user.avatar} size={96} />
      <div className={css.ways}>
        <div className={css.buttons}>
          <Button
            icon="image"
            isBusy={isBusy && !picture}
            onPointerEnter={cropDialog.ahead}
            onClick={() => file.current?.click()}
          >
            {t('own.file')}
          </Button>
          <span className={css.camera}>
            <Button look="line" icon="camera" onClick={() => camera.current?.click()}>
              {t('own.camera')}
            </Button>
          </span>
          {user.avatar ? (
            <Button look="quiet" onClick={remove}>
              {t('own.remove')}
            </Button>
          ) : null}
        </div>
        <p className={css.hint}>{t('own.note')}</p>
        {failure && !picture ? <p role="alert">{failure}</p> : null}
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*,.heic"
        hidden
        tabIndex={-1}
        aria-label={t('own.file')}
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="user"
        hidden
        tabIndex={-1}
        aria-label={t('own.camera')}
        onChange={(event) => take(event.currentTarget)}
      />
      {picture ? (
        <OnDemand part={cropDialog} picture={picture} isBusy={isBusy} failure={failure} onSave={save} onClose={close} />
      ) : null}
    </div>
  )
}
