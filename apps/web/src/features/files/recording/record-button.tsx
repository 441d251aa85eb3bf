import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx'

/** Dialog that records a voice for at most five minutes and returns it as a file. */
export const recordingDialog = onDemand(async () => {
  const [module] = await Promise.all([import('./recording-dialog.tsx'), loadTexts(['files/recording', 'files/player'])])
  return module.OwnRecordingDialog
})

/** Button that opens the recording dialog. */
export function RecordButton({ onRecorded }: { onRecorded: (file: File) => void }) {
  const { t } = useTranslation('files')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="line" icon="microphone" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('upload.record')}
      </Button>
      {isOpen ? (
        <OnDemand
          part={recordingDialog}
          onClose={() => setOpen(false)}
          onRecorded={(file) => {
            setOpen(false)
            onRecorded(file)
          }}
        />
      ) : null}
    </>
  )
}
