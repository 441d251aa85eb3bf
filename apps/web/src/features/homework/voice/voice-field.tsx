import type { FileSummary } from '@learntrail/contract/files/files'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ChipRow } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { RecordButton, SoundPlayer, soundNames, UploadList } from '../../files/index.ts'
import { soundLength } from './sound-length.ts'
import css from './voice.module.css'
import type { VoiceUpload } from './voice-uploads.ts'

interface VoiceFieldProps {
  id: string
  upload: VoiceUpload
  voice: FileSummary | null
  onChange: (voice: FileSummary | null) => void
}

const minutes = homeworkLimits.voice / 60

/** Spoken remark: recorded here, or an audio file. */
export function VoiceField({ id, upload, voice, onChange }: VoiceFieldProps) {
  const { t } = useTranslation('homework/voice')
  const picker = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const item = useSyncExternalStore(upload.subscribe, upload.read)
  const { key, summary } = item ?? {}
  useEffect(() => {
    if (!key || !summary) return
    onChange(summary)
    upload.queue.release(key)
  }, [key, summary, upload, onChange])

  const take = async (file: File | undefined) => {
    if (!file) return
    setRefusal(undefined)
    const seconds = await soundLength(file)
    if (seconds !== null && Math.floor(seconds) > homeworkLimits.voice) return setRefusal(t('tooLong', { minutes }))
    const [refused] = upload.queue.add([file])
    if (refused) setRefusal(t('noSound', { minutes }))
  }
  return (
    <Field id={id} label={t('label')} error={refusal}>
      <div className={css.voice} id={id} tabIndex={-1}>
        {voice ? (
          <>
            <SoundPlayer file={voice} label={t('listen')} />
            <div>
              <Button look="quiet" size="s" icon="remove" onClick={() => onChange(null)}>
                {t('remove')}
              </Button>
            </div>
          </>
        ) : null}
        {item ? <UploadList queue={upload.queue} items={[item]} addressOf={undefined} /> : null}
        {voice || item ? null : (
          <ChipRow>
            <RecordButton onRecorded={(file) => void take(file)} />
            <Button look="quiet" icon="sound" onClick={() => picker.current?.click()}>
              {t('choose')}
            </Button>
          </ChipRow>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          tabIndex={-1}
          accept={soundNames}
          data-testid="voice-picker"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </div>
    </Field>
  )
}
