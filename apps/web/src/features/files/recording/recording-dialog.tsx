import { fileDurations } from '@learntrail/contract/files/limits'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { clockOf } from '../captions/clock.rules.ts'
import { PlayerBar } from '../player/player-bar.tsx'
import type { Recorder, RecorderState } from './recorder.ts'
import css from './recording-dialog.module.css'
import { recordingName } from './recording-format.ts'
import { RecordingMeter } from './recording-meter.tsx'
import { useRecorder } from './use-recorder.ts'

interface RecordingDialogProps {
  /** The account that owns the copy left on the device. */
  account?: string | undefined
  onRecorded: (file: File) => void
  onClose: () => void
}

/** `RecordingDialog` for the person signed in. */
export function OwnRecordingDialog(props: Omit<RecordingDialogProps, 'account'>) {
  const account = useCurrentUser()?.id ?? undefined
  return <RecordingDialog key={account ?? ''} account={account} {...props} />
}

/** Starts recording at once; can pause and play back, and asks before discarding anything recorded. */
export function RecordingDialog({ account, onRecorded, onClose }: RecordingDialogProps) {
  const { t } = useTranslation('files/recording')
  const { recorder, state } = useRecorder(account)
  const [discarding, setDiscarding] = useState<'leave' | 'anew' | null>(null)
  const isAnythingThere = state.step === 'recording' || state.step === 'paused' || state.step === 'done'

  const leave = () => {
    recorder.pause()
    if (isAnythingThere) setDiscarding('leave')
    else onClose()
  }
  const keep = () => {
    if (!state.sound) return
    recorder.forget()
    const name = recordingName(t('fileName'), new Date(), state.ending)
    onRecorded(new File([state.sound], name, { type: state.sound.type }))
  }

  return (
    <>
      <Dialog
        isOpen
        onClose={leave}
        title={t('title')}
        actions={
          <Actions
            recorder={recorder}
            state={state}
            keep={keep}
            onClose={onClose}
            onAnew={() => setDiscarding('anew')}
          />
        }
      >
        <Body state={state} />
      </Dialog>
      <ConfirmDialog
        isOpen={discarding !== null}
        title={t('discard.title')}
        confirm={t(discarding === 'anew' ? 'anew' : 'discard.confirm')}
        isDangerous
        onConfirm={() => {
          setDiscarding(null)
          recorder.forget()
          if (discarding === 'anew') void recorder.start()
          else onClose()
        }}
        onClose={() => setDiscarding(null)}
      >
        {t(discarding === 'anew' ? 'discard.anew' : 'discard.text')}
      </ConfirmDialog>
    </>
  )
}

function Body({ state }: { state: RecorderState }) {
  const { t } = useTranslation('files/recording')
  const { step, problem, milliseconds, level, isFull, isFound, address } = state
  if (step === 'failed') {
    return (
      <div className={css.trouble} role="alert">
        <p className={css.what}>{t(`problem.${problem ?? 'broken'}.title`)}</p>
        <p>{t(`problem.${problem ?? 'broken'}.text`)}</p>
      </div>
    )
  }
  const remaining = fileDurations.recording - milliseconds
  const isEnding = step === 'recording' && remaining <= fileDurations.recordingNotice
  return (
    <div className={css.body}>
      <p className={css.state} role="status">
        {t(step === 'done' && isFound ? 'found' : `step.${step}`)}
      </p>
      <p className={css.clock}>
        <span data-testid="recording-clock">{clockOf(milliseconds)}</span>
        <span className={css.whole}> / {clockOf(fileDurations.recording)}</span>
      </p>
      {step === 'done' && address ? (
        <Listening address={address} seconds={milliseconds / 1_000} />
      ) : (
        <RecordingMeter level={level} isOn={step === 'recording'} />
      )}
      <p className={css.notice} role="alert">
        {isEnding ? t('ending', { seconds: fileDurations.recordingNotice / 1_000 }) : null}
        {isFull ? t('full') : null}
      </p>
    </div>
  )
}

function Listening({ address, seconds }: { address: string; seconds: number }) {
  const { t } = useTranslation('files/recording')
  const media = useRef<HTMLAudioElement>(null)
  return (
    <div className={css.sound}>
      {/* biome-ignore lint/a11y/useMediaCaption: nobody has transcribed the recording yet */}
      <audio ref={media} src={address} aria-label={t('listen')} />
      <PlayerBar media={media} label={t('listen')} seconds={seconds} />
    </div>
  )
}

interface ActionsProps {
  recorder: Recorder
  state: RecorderState
  keep: () => void
  onClose: () => void
  /** Starts over, after asking, as it discards the recording. */
  onAnew: () => void
}

function Actions({ recorder, state, keep, onClose, onAnew }: ActionsProps) {
  const { t } = useTranslation('files/recording')
  const { t: common } = useTranslation()
  switch (state.step) {
    case 'asking':
    case 'finishing':
      return (
        <Button look="line" onClick={onClose}>
          {common('cancel')}
        </Button>
      )
    case 'failed':
      return (
        <>
          <Button look="line" onClick={onClose}>
            {common('close')}
          </Button>
          {state.problem === 'unsupported' ? null : <Button onClick={recorder.start}>{t('again')}</Button>}
        </>
      )
    case 'recording':
    case 'paused':
      return (
        <>
          {/* One button that changes its name, so that it keeps the focus. */}
          <Button
            look="line"
            icon={state.step === 'paused' ? 'microphone' : 'pause'}
            onClick={state.step === 'paused' ? recorder.goOn : recorder.pause}
          >
            {t(state.step === 'paused' ? 'goOn' : 'pause')}
          </Button>
          <Button icon="check" onClick={recorder.stop}>
            {t('stop')}
          </Button>
        </>
      )
    case 'done':
      return (
        <>
          <Button look="line" icon="microphone" onClick={onAnew}>
            {t('anew')}
          </Button>
          <Button icon="plus" onClick={keep}>
            {t('keep')}
          </Button>
        </>
      )
  }
}
