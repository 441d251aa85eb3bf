import 'react-easy-crop/react-easy-crop.css'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Range } from '../../../ui/form/range.tsx'
import css from './crop-dialog.module.css'

interface CropDialogProps {
  picture: string
  isBusy: boolean
  failure: string | null
  onSave: (area: Area) => void
  onClose: () => void
}

const nearest = 4

/** Crops a picture to a circle: pan with the pointer or arrow keys, zoom by pinch, wheel or slider. */
export function CropDialog({ picture, isBusy, failure, onSave, onClose }: CropDialogProps) {
  const { t } = useTranslation('people/avatar')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('crop.title')}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('crop.cancel')}
          </Button>
          <Button isBusy={isBusy} disabled={area === null} onClick={() => area && onSave(area)}>
            {t('crop.save')}
          </Button>
        </>
      }
    >
      <div className={css.stage}>
        <Cropper
          image={picture}
          crop={crop}
          zoom={zoom}
          maxZoom={nearest}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': t('crop.area') }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <Range
        label={t('crop.zoom')}
        min={1}
        max={nearest}
        step={0.05}
        value={zoom}
        shown={`${Math.round(zoom * 100)}%`}
        onChange={setZoom}
      />
      {failure ? (
        <p className={css.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </Dialog>
  )
}
